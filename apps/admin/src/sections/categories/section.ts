import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'categories.list': '/handbooks/categories',
  categories: '/handbooks/categories/edit/:id',
} as const

export const categories = defineSection({
  screens: [
    {
      path: paths['categories.list'],
      title: m.entity_category,
      permissions: ['category'],
      hasSavedQuery: true,
      first: 'categories.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.categories,
      title: m.entity_category,
      permissions: ['category'],
      first: 'categories.view',
      lazy: () => import('./edit.tsx'),
    },
  ],
})
