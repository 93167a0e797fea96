import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { deliveries } from './routes.ts'
import { delivery } from './schema.ts'
import { seedDeliveries } from './seed.ts'

export const section = defineSection({
  english,
  handlers: deliveries,
  resources: {
    delivery: {
      nameOf: selectNames(delivery, delivery.name),
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': ['list'],
        'order-operator': ['index', 'list', 'view'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { deliveries: { run: seedDeliveries, after: ['cities', 'users'] } },
})
