import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { regions } from './routes.ts'
import { region } from './schema.ts'
import { seedRegions } from './seed.ts'

export const section = defineSection({
  handlers: regions,
  resources: {
    region: {
      nameOf: selectNames(region, region.name),
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
  seeds: { regions: { run: seedRegions } },
})
