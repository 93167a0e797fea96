import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { commissions } from './routes.ts'
import { seedCommissions } from './seed.ts'

export const section = defineSection({
  english,
  handlers: commissions,
  resources: {
    commission: {
      nameOf: null,
      grants: { merchant: ['index', 'list'], finance: '*', viewer: ['index', 'list'] },
    },
  },
  seeds: { commissions: { run: seedCommissions, after: ['companyStatuses', 'categories', 'brands'] } },
})
