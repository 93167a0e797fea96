import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { companyAddresses } from './routes.ts'
import { seedCompanyAddresses } from './seed.ts'

export const section = defineSection({
  english,
  handlers: companyAddresses,
  resources: {
    'company-address': {
      nameOf: null,
      grants: {
        merchant: '*',
        moderator: ['index', 'list', 'view'],
        finance: ['index', 'list', 'view'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { companyAddresses: { run: seedCompanyAddresses, after: ['companyStatuses', 'cities'] } },
})
