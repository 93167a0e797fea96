import { named } from '#records/names-of.ts'
import { defineSection } from '#section.ts'
import { expireBrandModeration } from './decide.ts'
import { brandModeration } from './routes.ts'
import { brandModeration as requests } from './schema.ts'
import { seedBrandModeration } from './seed.ts'

export const section = defineSection({
  handlers: brandModeration,
  resources: {
    'brand-moderation': {
      nameOf: named(requests, requests.number),
      states: 'moderation',
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'statusChange'],
        moderator: '*',
        'content-manager': ['index', 'list', 'view', 'update', 'statusChange'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: [expireBrandModeration],
  seeds: { brandModeration: { run: seedBrandModeration, after: ['reviews'] } },
})
