import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

const path = '/handbooks/attributes'

export const attributes = defineSection({
  screens: [
    {
      path,
      title: m.attributes_title,
      permissions: ['attribute'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: `${path}/create`,
      title: m.attributes_new_title,
      permissions: ['attribute.create'],
      lazy: () => import('./create.tsx'),
    },
    {
      path: `${path}/create/synonyms`,
      title: m.attributes_new_title,
      permissions: ['attribute.create'],
      lazy: () => import('./create-synonyms.tsx'),
    },
    {
      path: `${path}/:id/synonyms`,
      title: m.attributes_title,
      permissions: ['attribute'],
      lazy: () => import('./synonyms.tsx'),
    },
    { path: `${path}/:id`, title: m.attributes_title, permissions: ['attribute'], lazy: () => import('./view.tsx') },
    {
      path: `${path}/:id/edit`,
      title: m.attributes_title,
      permissions: ['attribute'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
