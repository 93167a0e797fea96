import type { Schemas } from '@admin-panel/sdk'
import { jsonb, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export type FactKind = Schemas['FactKind']
export type FactState = Schemas['FactState']

/** The fact as it was sent, in the shape of the contract. */
export type FactContent =
  | Schemas['OrderFact']
  | Schemas['OrderRevisionFact']
  | Schemas['BuyerCancellationFact']
  | Schemas['ReturnRequestFact']
  | Schemas['PaymentFact']
  | Schemas['ScanFact']
  | Schemas['ReviewFact']

/** `created_at` and `created_by` say when it came and from whom. */
export const fact = pgTable('fact', {
  ...record,
  kind: text().$type<FactKind>().notNull(),
  source: text().notNull(),
  external_id: text().notNull(),
  variant: text().notNull().default(''),
  occurred_at: instant().notNull(),
  content: jsonb().$type<FactContent>().notNull(),
  digest: text().notNull(),
  state: text().$type<FactState>().notNull(),
  problem: text(),
  problem_field: text(),
  awaits: text(),
  entity: text(),
  entity_id: reference(),
  entity_label: text(),
  /** The sellers of the sender; null for one who reaches all. */
  reach: reference().array(),
  decided_by: reference(),
  decided_at: instant(),
  decision: text(),
})

export type FactRow = typeof fact.$inferSelect
