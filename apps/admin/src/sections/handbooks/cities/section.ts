import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

const path = '/handbooks/cities'

export const cities = defineSection({
  screens: [
    { path, title: m.cities_title, permissions: ['city'], queried: true, lazy: () => import('./list.tsx') },
    { path: `${path}/:id`, title: m.cities_title, permissions: ['city'], lazy: () => import('./view.tsx') },
    {
      path: `${path}/edit/new`,
      title: m.cities_new_title,
      permissions: ['city.create'],
      lazy: () => import('./edit.tsx'),
    },
    { path: `${path}/edit/:id`, title: m.cities_title, permissions: ['city'], lazy: () => import('./edit.tsx') },
    {
      path: `${path}/old/edit/:id`,
      title: m.cities_old_title,
      permissions: ['city'],
      lazy: () => import('./old.tsx'),
    },
    {
      path: `${path}/old/:id`,
      title: m.cities_old_title,
      permissions: ['city'],
      lazy: () => import('./old-address.ts'),
    },
  ],
})
