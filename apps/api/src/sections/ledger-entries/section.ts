import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { listOf } from './queries.ts'
import { ledgerEntries } from './routes.ts'
import { ledgerEntry } from './schema.ts'

/** An entry stays as it is: the database refuses its change. */
const KEPT = 'Проводка не меняется: внесите исправление'

export const section = defineSection({
  english,
  handlers: ledgerEntries,
  resources: {
    'ledger-entry': {
      nameOf: selectNames(ledgerEntry, sql`'№ ' || id`),
      back: {
        gone: KEPT,
        kept: {
          kopecks: KEPT,
          sub_order_id: KEPT,
          objection: KEPT,
          objection_answer: KEPT,
          objection_outcome: KEPT,
        },
      },
      lists: { ledgerEntries: (_, actor, filters) => listOf(actor, filters) },
      grants: {
        merchant: ['index', 'export', 'update'],
        finance: '*',
        viewer: ['index'],
      },
    },
  },
})
