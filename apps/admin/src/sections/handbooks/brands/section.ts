import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { aliasTabs } from './tab-names.ts'

const path = '/handbooks/brands'

export const brands = defineSection({
  screens: [
    { path, title: m.brands_title, permissions: ['brand'], queried: true, lazy: () => import('./list.tsx') },
    {
      path: `${path}/unmapped`,
      title: m.brands_unmapped,
      permissions: ['brand'],
      queried: true,
      lazy: () => import('./unmapped.tsx'),
    },
    {
      path: `${path}/new`,
      title: m.brands_new_title,
      permissions: ['brand.create'],
      lazy: () => import('./edit.tsx'),
    },
    { path: `${path}/:id`, title: m.brands_title, permissions: ['brand'], lazy: () => import('./edit.tsx') },
    ...aliasTabs.map((tab) => ({
      path: `${path}/:id/${tab}`,
      title: m.brands_title,
      permissions: ['brand'] as const,
      lazy: () => import('./aliases.tsx'),
    })),
  ],
})
