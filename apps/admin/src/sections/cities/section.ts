import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'cities.list': '/handbooks/cities',
  cities: '/handbooks/cities/:id',
  'cities.new': '/handbooks/cities/edit/new',
  'cities.edit': '/handbooks/cities/edit/:id',
  'regions.list': '/handbooks/cities?tab=regions',
  regions: '/handbooks/cities?tab=regions&region=:id',
  'legacyCities.list': '/handbooks/cities?tab=old',
  legacyCities: '/handbooks/cities/old/edit/:id',
} as const

export const cities = defineSection({
  screens: [
    {
      path: paths['cities.list'],
      title: m.entity_city,
      permissions: ['city'],
      hasSavedQuery: true,
      first: 'cities.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.cities,
      title: m.entity_city,
      permissions: ['city'],
      first: 'cities.view',
      lazy: () => import('./view.tsx'),
    },
    {
      path: paths['cities.new'],
      title: m.cities_new_title,
      permissions: ['city.create'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: paths['cities.edit'],
      title: m.entity_city,
      permissions: ['city'],
      first: 'cities.view',
      lazy: () => import('./edit.tsx'),
    },
    {
      path: paths.legacyCities,
      title: m.cities_old_title,
      permissions: ['city'],
      first: 'legacyCities.view',
      lazy: () => import('./old.tsx'),
    },
    {
      path: '/handbooks/cities/old/:id',
      title: m.cities_old_title,
      permissions: ['city'],
      lazy: () => import('./old-address.tsx'),
    },
  ],
})
