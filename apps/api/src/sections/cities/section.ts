import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { cities } from './routes.ts'
import { city } from './schema.ts'
import { seedCities } from './seed.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  english,
  handlers: cities,
  resources: {
    city: {
      lists: { cities: (_db, _actor, filters) => listOf(filters) },
      nameOf: selectNames(city, city.name),
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': '*',
        'order-operator': ['list'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { cities: { run: seedCities, after: ['regions'] } },
})
