import type { Schemas } from '@admin-panel/sdk'
import { bigint, pgTable, sql, text } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'

export type LedgerKind = Schemas['LedgerKind']
export type LedgerAccount = Schemas['LedgerAccount']
export type LedgerCause = Schemas['LedgerCause']

const kopecks = () => bigint({ mode: 'number' })

/** A sum that moves from one account to another. The database refuses every change but that of `settlement_id`. */
export const ledgerEntry = pgTable('ledger_entry', {
  id: id(),
  transaction_id: reference().notNull(),
  company_id: reference().notNull(),
  sub_order_id: reference(),
  kind: text().$type<LedgerKind>().notNull(),
  debit: text().$type<LedgerAccount>().notNull(),
  credit: text().$type<LedgerAccount>().notNull(),
  kopecks: kopecks().notNull(),
  seller_kopecks: kopecks().generatedAlwaysAs(
    sql`case when credit = 'seller' then kopecks when debit = 'seller' then -kopecks end`,
  ),
  occurred_at: instant().notNull(),
  created_at: instant().notNull(),
  cause: text().$type<LedgerCause>().notNull(),
  cause_id: reference(),
  settlement_id: reference(),
  reason: text(),
  user_id: reference(),
})

/** What a seller has against an entry: the last objection and its answer; the log has those before. */
export const ledgerObjection = pgTable('ledger_objection', {
  entry_id: reference().primaryKey(),
  company_id: reference().notNull(),
  comment: text().notNull(),
  user_id: reference().notNull(),
  created_at: instant().notNull(),
  objection_outcome: text().$type<Schemas['ObjectionOutcome']>(),
  answer: text(),
  answered_by: reference(),
  answered_at: instant(),
})
