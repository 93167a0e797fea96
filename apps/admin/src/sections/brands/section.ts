import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { aliasTabs } from './tab-names.ts'

export const paths = {
  'brands.list': '/handbooks/brands',
  'brands.unmapped': '/handbooks/brands/unmapped',
  'brands.new': '/handbooks/brands/new',
  brands: '/handbooks/brands/:id',
  'brands.abcp': '/handbooks/brands/:id/abcp',
  'brands.tech': '/handbooks/brands/:id/tech',
  'brands.other': '/handbooks/brands/:id/other',
} as const

export const brands = defineSection({
  screens: [
    {
      path: paths['brands.list'],
      title: m.entity_brand,
      permissions: ['brand'],
      hasSavedQuery: true,
      first: 'brands.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['brands.unmapped'],
      title: m.brands_unmapped,
      permissions: ['brand'],
      hasSavedQuery: true,
      lazy: () => import('./unmapped.tsx'),
    },
    {
      path: paths['brands.new'],
      title: m.brands_new_title,
      permissions: ['brand.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.brands,
      title: m.entity_brand,
      permissions: ['brand'],
      first: 'brands.view',
      lazy: () => import('./form.tsx'),
    },
    ...aliasTabs.map((tab) => ({
      path: paths[`brands.${tab}`],
      title: m.entity_brand,
      permissions: ['brand'] as const,
      first: 'brands.view' as const,
      lazy: () => import('./aliases.tsx'),
    })),
  ],
})
