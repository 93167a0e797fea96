import { operationPermissions } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { withinCompanies } from '#query/scope.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { expireContracts } from './expire.ts'
import { contracts } from './routes.ts'
import { contract } from './schema.ts'
import { seedContracts } from './seed.ts'
import { contractStatuses } from './statuses.ts'
import { notifyOfEndingContracts } from './notify-of-end.ts'

export const section = defineSection({
  english,
  handlers: contracts,
  resources: {
    contract: {
      nameOf: selectNames(contract, sql`'№ ' || number`),
      states: contractStatuses,
      files: {
        view: operationPermissions['contracts.view'],
        upload: [...operationPermissions['contracts.create'], ...operationPermissions['contracts.update']],
        table: contract,
        holds: ({ id }) => sql`${contract.file_ids} @> array[${id}::int8]`,
        scope: (actor) => withinCompanies(actor, contract.company_id),
        hasDocuments: true,
      },
      grants: {
        merchant: ['index', 'list', 'view'],
        moderator: ['index', 'list', 'view'],
        finance: '*',
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: {
    notifyOfEndingContracts: {
      label: 'Уведомления об окончании договоров',
      permission: 'template.update',
      run: notifyOfEndingContracts,
    },
    expireContracts: { label: 'Окончание договоров', permission: 'contract.statusChange', run: expireContracts },
  },
  seeds: { contracts: { run: seedContracts, after: ['companyStatuses'] } },
})
