import { operationPermissions } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { withinCompanies } from '#query/scope.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { findStorePoints } from './hits.ts'
import { resumeStorePoints } from './resume.ts'
import { moderatedStorePoint } from './moderated.ts'
import { storePoints } from './routes.ts'
import { storePoint } from './schema.ts'
import { seedStorePoints } from './seed.ts'
import { storePointStatuses } from './statuses.ts'
import { update } from './update.ts'
import { listOf } from './queries.ts'

export const section = defineSection({
  english,
  handlers: storePoints,
  resources: {
    'store-point': {
      lists: { storePoints: listOf },
      nameOf: selectNames(storePoint, storePoint.name),
      referencedBy: ['pickup_point_id'],
      shownBy: ['store-point', 'storage'],
      states: storePointStatuses,
      moderation: { moderated: moderatedStorePoint, updatedBy: 'storePoints.update', update },
      search: { permissions: ['store-point.view'], find: findStorePoints },
      files: {
        view: operationPermissions['storePoints.view'],
        upload: [...operationPermissions['storePoints.create'], ...operationPermissions['storePoints.update']],
        table: storePoint,
        holds: ({ id }) => sql`${storePoint.photo_ids} @> array[${id}::int8]`,
        scope: (actor) => withinCompanies(actor, storePoint.company_id),
      },
      grants: {
        merchant: ['index', 'list', 'view', 'create', 'update', 'statusChange', 'enableByIds', 'disableByIds'],
        moderator: ['index', 'list', 'view', 'update', 'statusChange', 'deactivationHistory'],
        'order-operator': ['index', 'list', 'view'],
        viewer: ['index', 'list', 'view'],
      },
    },
    storage: {
      nameOf: null,
      grants: { merchant: '*', moderator: '*', 'order-operator': '*', viewer: '*' },
    },
  },
  dues: {
    resumeStorePoints: {
      label: 'Окончание паузы точек',
      permission: 'store-point.statusChange',
      run: resumeStorePoints,
    },
  },
  seeds: { storePoints: { run: seedStorePoints, after: ['cities', 'contracts'] } },
})
