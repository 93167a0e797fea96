import type { Schemas } from '@admin-panel/sdk'
import { bigint, boolean, date, jsonb, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export type SettlementStatus = Schemas['SettlementStatus']
export type Requisites = Schemas['PayoutRequisites']

/** The requisites of the marketplace that pays. */
export interface Payer {
  name: string
  inn: string
  kpp: string
  account: string
  bank: string
  bik: string
  corr_account: string
}

const kopecks = () => bigint({ mode: 'number' }).notNull().default(0)

/** A period of a seller and its payout. Its id is the number of the payment order. */
export const settlement = pgTable('settlement', {
  ...record,
  company_id: reference().notNull(),
  period_from: date().notNull(),
  period_to: date().notNull(),
  due_on: date().notNull(),
  status: text().$type<SettlementStatus>().notNull(),
  entries_kopecks: kopecks(),
  carried_kopecks: kopecks(),
  payable_kopecks: kopecks(),
  debt_kopecks: kopecks(),
  held: text(),
  released: boolean().notNull().default(false),
  requisites: jsonb().$type<Requisites>(),
  paid_from: jsonb().$type<Payer>(),
  closed_by: reference(),
  closed_at: instant(),
  approved_by: reference(),
  approved_at: instant(),
  sent_at: instant(),
  settled_at: instant(),
  bank_problem: text(),
})
