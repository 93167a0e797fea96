import { sql } from 'drizzle-orm'
import { named } from '#records/names-of.ts'
import { defineSection } from '#section.ts'
import { expireContracts } from './expire.ts'
import { contracts } from './routes.ts'
import { contract } from './schema.ts'
import { seedContracts } from './seed.ts'
import { contractStatuses } from './statuses.ts'
import { notifyOfEndingContracts } from './notify-of-end.ts'

export const section = defineSection({
  handlers: contracts,
  resources: {
    contract: {
      nameOf: named(contract, sql`'№ ' || number`),
      states: contractStatuses,
      grants: {
        merchant: ['index', 'list', 'view'],
        moderator: ['index', 'list', 'view'],
        finance: '*',
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: [notifyOfEndingContracts, expireContracts],
  seeds: { contracts: { run: seedContracts, after: ['companyStatuses'] } },
})
