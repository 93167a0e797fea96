import { defineSection } from '#registry/section.ts'
import { findRowOf } from '#records/restore/find-row.ts'
import { requireRecord } from './with-record.ts'
import { metaData as table } from './schema.ts'
import { metaData } from './routes.ts'
import { seedMetaData } from './seed.ts'

export const section = defineSection({
  handlers: metaData,
  resources: {
    'meta-data': {
      nameOf: null,
      back: {
        find: findRowOf(table),
        seenBy: ['meta-data.index', 'meta-data.view'],
        upsert: 'metaData.upsert',
        returned: requireRecord,
      },
      grants: { 'content-manager': '*', viewer: ['index', 'view'] },
    },
  },
  seeds: { metaData: { run: seedMetaData, after: ['categories', 'cities', 'brands'] } },
})
