import { eq, sql } from '#db/drizzle.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { selectNames } from '#records/names-of.ts'
import { user } from '#sections/users/schema.ts'
import { serviceAccounts } from './routes.ts'
import { seedServiceAccounts } from './seed.ts'
import { serviceAccountStatuses } from './statuses.ts'

export const section = defineSection({
  english,
  handlers: serviceAccounts,
  resources: {
    'service-account': {
      nameOf: sql`${selectNames(user, user.last_name)} where ${eq(user.kind, 'service')}`,
      states: serviceAccountStatuses,
      grants: {},
    },
  },
  seeds: { serviceAccounts: { run: seedServiceAccounts, after: ['auditLog'] } },
})
