import { operationPermissions } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { withinCompanies } from '#query/scope.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { expireBrandModeration } from './decide.ts'
import { brandModeration } from './routes.ts'
import { brandModeration as requests } from './schema.ts'
import { seedBrandModeration } from './seed.ts'

export const section = defineSection({
  english,
  handlers: brandModeration,
  resources: {
    'brand-moderation': {
      nameOf: selectNames(requests, requests.number),
      states: 'moderation',
      files: {
        view: operationPermissions['brandModeration.view'],
        upload: [...operationPermissions['brandModeration.create'], ...operationPermissions['brandModeration.update']],
        table: requests,
        holds: ({ id }) => sql`${requests.document_ids} @> array[${id}::int8]`,
        scope: (actor) => withinCompanies(actor, requests.company_id),
        hasDocuments: true,
      },
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'statusChange'],
        moderator: '*',
        'content-manager': ['index', 'list', 'view', 'update', 'statusChange'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: {
    expireBrandModeration: {
      label: 'Возврат заявок на бренды в очередь',
      permission: 'brand-moderation.statusChange',
      run: expireBrandModeration,
    },
  },
  seeds: { brandModeration: { run: seedBrandModeration, after: ['reviews'] } },
})
