import { operationPermissions } from '@admin-panel/sdk'
import { withinCompanies } from '#query/scope.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { expireModeration } from './decide.ts'
import { findModeration } from './hits.ts'
import { holdsFile, keepsFile } from './holds-file.ts'
import { moderation } from './routes.ts'
import { moderation as requests } from './schema.ts'
import { seedModeration } from './seed.ts'
import { states } from './queue/states.ts'

export const section = defineSection({
  english,
  handlers: moderation,
  resources: {
    moderation: {
      nameOf: selectNames(requests, requests.number),
      states,
      search: { permissions: ['moderation.view'], find: findModeration },
      files: {
        view: operationPermissions['moderation.view'],
        table: requests,
        holds: holdsFile,
        keeps: keepsFile,
        scope: (actor) => withinCompanies(actor, requests.company_id),
      },
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'statusChange'],
        moderator: '*',
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  dues: {
    expireModeration: {
      label: 'Возврат заявок в очередь',
      permission: 'moderation.statusChange',
      run: expireModeration,
    },
  },
  seeds: { moderation: { run: seedModeration, after: ['products', 'bankDetails'] } },
})
