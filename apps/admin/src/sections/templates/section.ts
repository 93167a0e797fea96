import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'templates.list': '/handbooks/templates',
  'templates.new': '/handbooks/templates/edit/new',
  templates: '/handbooks/templates/edit/:id',
} as const

export const templates = defineSection({
  screens: [
    {
      path: paths['templates.list'],
      title: m.templates_title,
      permissions: ['template'],
      hasSavedQuery: true,
      first: 'templates.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['templates.new'],
      title: m.templates_new_title,
      permissions: ['template.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.templates,
      title: m.templates_title,
      permissions: ['template'],
      first: 'templates.view',
      lazy: () => import('./form.tsx'),
    },
  ],
})
