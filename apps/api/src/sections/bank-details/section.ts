import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { moderatedBankDetail } from './moderated.ts'
import { bankDetails } from './routes.ts'
import { bankDetail } from './schema.ts'
import { seedBankDetails } from './seed.ts'
import { update } from './update.ts'

export const section = defineSection({
  english,
  handlers: bankDetails,
  resources: {
    'bank-detail': {
      nameOf: selectNames(bankDetail, sql`bank_name || ', •••• ' || right(settlement_account, 4)`),
      moderation: { moderated: moderatedBankDetail, updatedBy: 'bankDetails.update', update },
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'update', 'personal'],
        moderator: ['index', 'list', 'view'],
        finance: '*',
      },
    },
  },
  seeds: { bankDetails: { run: seedBankDetails, after: ['companyStatuses'] } },
})
