import { operationPermissions } from '@admin-panel/sdk'
import { eq } from '#db/drizzle.ts'
import { withinCompanies } from '#query/scope.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { findCompanies } from './hits.ts'
import { resumeCompanies } from './resume.ts'
import { moderatedCompany } from './moderated.ts'
import { companies } from './routes.ts'
import { company } from './schema.ts'
import { seedCompanies, seedCompanyHistory } from './seed.ts'
import { companyStatuses } from './statuses.ts'
import { update } from './update.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  english,
  handlers: companies,
  resources: {
    company: {
      lists: { companies: (_, actor, filters) => listOf(actor, filters) },
      nameOf: selectNames(company, company.trade_name),
      states: companyStatuses,
      moderation: { moderated: moderatedCompany, updatedBy: 'companies.update', update },
      search: { permissions: ['company.view'], find: findCompanies },
      files: {
        view: operationPermissions['companies.view'],
        upload: [...operationPermissions['companies.create'], ...operationPermissions['companies.update']],
        table: company,
        holds: ({ id }) => eq(company.logo_id, id),
        scope: (actor) => withinCompanies(actor, company.id),
        isPublic: true,
      },
      grants: {
        merchant: ['index', 'list', 'view', 'update'],
        moderator: ['index', 'list', 'view', 'update', 'statusChange', 'deactivationHistory'],
        'order-operator': ['index', 'list', 'view'],
        finance: ['index', 'list', 'view', 'export'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: {
    resumeCompanies: {
      label: 'Окончание приостановки продавцов',
      permission: 'company.statusChange',
      run: resumeCompanies,
    },
  },
  seeds: {
    companies: { run: seedCompanies },
    companyStatuses: { run: seedCompanyHistory, after: ['userStatuses', 'files'] },
  },
})
