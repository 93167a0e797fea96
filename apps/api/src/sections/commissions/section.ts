import { defineSection } from '#registry/section.ts'
import { findRowOf } from '#records/restore/find-row.ts'
import { commission } from './schema.ts'
import { refuseOverlap } from './refuse-overlap.ts'
import { english } from './english.ts'
import { commissions } from './routes.ts'
import { seedCommissions } from './seed.ts'

export const section = defineSection({
  english,
  handlers: commissions,
  resources: {
    commission: {
      nameOf: null,
      back: {
        find: findRowOf(commission),
        seenBy: ['commission.index'],
        upsert: 'commissions.upsert',
        returned: refuseOverlap,
      },
      grants: { merchant: ['index', 'list'], finance: '*', viewer: ['index', 'list'] },
    },
  },
  seeds: { commissions: { run: seedCommissions, after: ['companyStatuses', 'categories', 'brands'] } },
})
