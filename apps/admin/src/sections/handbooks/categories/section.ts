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
      title: m.categories_title,
      permissions: ['category'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.categories,
      title: m.categories_title,
      permissions: ['category'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
