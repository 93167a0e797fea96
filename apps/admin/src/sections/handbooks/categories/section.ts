import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const categories = defineSection({
  screens: [
    {
      path: '/handbooks/categories',
      title: m.categories_title,
      permissions: ['category'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/handbooks/categories/edit/:id',
      title: m.categories_title,
      permissions: ['category'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
