import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

const path = '/handbooks/car-brands'

export const carBrands = defineSection({
  screens: [
    { path, title: m.car_brands_title, permissions: ['car-brand'], queried: true, lazy: () => import('./list.tsx') },
    {
      path: `${path}/new`,
      title: m.car_brands_new_title,
      permissions: ['car-brand.create'],
      lazy: () => import('./edit.tsx'),
    },
    { path: `${path}/:id`, title: m.car_brands_title, permissions: ['car-brand'], lazy: () => import('./edit.tsx') },
    {
      path: `${path}/old/:id`,
      title: m.car_brands_old_title,
      permissions: ['car-brand'],
      lazy: () => import('./old.tsx'),
    },
  ],
})
