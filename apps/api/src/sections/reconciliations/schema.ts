import type { Schemas } from '@admin-panel/sdk'
import { bigint, date, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export type ReconciliationOutcome = Schemas['ReconciliationOutcome']
export type RegistryEvent = Schemas['RegistryEvent']

/** A number of a provider, in its registry and as recorded. */
export const reconciliation = pgTable('reconciliation', {
  ...record,
  source: text().notNull(),
  external_id: text().notNull(),
  registry_event: text().$type<RegistryEvent>().notNull(),
  occurred_on: date().notNull(),
  outcome: text().$type<ReconciliationOutcome>().notNull(),
  registry_kopecks: bigint({ mode: 'number' }),
  recorded_kopecks: bigint({ mode: 'number' }),
  fact_id: reference(),
  resolution: text(),
  resolved_by: reference(),
  resolved_at: instant(),
})
