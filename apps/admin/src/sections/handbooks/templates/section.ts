import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const templates = defineSection({
  screens: [
    {
      path: '/handbooks/templates',
      title: m.templates_title,
      permissions: ['template'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/handbooks/templates/edit/new',
      title: m.templates_new_title,
      permissions: ['template.create'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: '/handbooks/templates/edit/:id',
      title: m.templates_title,
      permissions: ['template'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
