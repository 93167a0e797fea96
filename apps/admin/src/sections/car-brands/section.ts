import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'carBrands.list': '/handbooks/car-brands',
  'carBrands.new': '/handbooks/car-brands/new',
  carBrands: '/handbooks/car-brands/:id',
  'legacyCarBrands.list': '/handbooks/car-brands?tab=old',
  legacyCarBrands: '/handbooks/car-brands/old/:id',
} as const

export const carBrands = defineSection({
  screens: [
    {
      path: paths['carBrands.list'],
      title: m.car_brands_title,
      permissions: ['car-brand'],
      hasSavedQuery: true,
      first: 'carBrands.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['carBrands.new'],
      title: m.car_brands_new_title,
      permissions: ['car-brand.create'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: paths.carBrands,
      title: m.car_brands_title,
      permissions: ['car-brand'],
      first: 'carBrands.view',
      lazy: () => import('./edit.tsx'),
    },
    {
      path: paths.legacyCarBrands,
      title: m.car_brands_old_title,
      permissions: ['car-brand'],
      first: 'legacyCarBrands.view',
      lazy: () => import('./old.tsx'),
    },
  ],
})
