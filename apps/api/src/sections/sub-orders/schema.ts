import type { Schemas } from '@admin-panel/sdk'
import { bigint, date, pgTable, text } from '#db/drizzle.ts'
import { id, instant, record, reference } from '#db/columns.ts'
import type { Carrier } from '#sections/deliveries/schema.ts'

export type SubOrderStatus = Schemas['SubOrderStatus']

const kopecks = () => bigint({ mode: 'number' })

export const subOrder = pgTable('sub_order', {
  ...record,
  number: text().notNull(),
  order_id: reference().notNull(),
  company_id: reference().notNull(),
  store_point_id: reference(),
  status: text().$type<SubOrderStatus>().notNull(),
  delivery_id: reference(),
  delivery_kopecks: kopecks().notNull().default(0),
  items_kopecks: kopecks().notNull(),
  discount_kopecks: kopecks().notNull().default(0),
  total_kopecks: kopecks().notNull(),
  bought_kopecks: kopecks().notNull(),
  paid_kopecks: kopecks().notNull().default(0),
  refunded_kopecks: kopecks().notNull().default(0),
  commission_kopecks: kopecks(),
  carrier: text().$type<Carrier>(),
  track_number: text(),
  ship_by: instant().notNull(),
  deliver_from: date(),
  deliver_to: date(),
  storage_until: date(),
  delivered_at: instant(),
  cancel_reason_id: reference(),
  cancel_initiator: text().$type<Schemas['ReasonInitiator']>(),
  cancel_comment: text(),
  cancelled_at: instant(),
})

/** Payments and refunds of the buyer, each by the fact that reports it, or by the hand-over that a person has noted. */
export const payment = pgTable('payment', {
  id: id(),
  sub_order_id: reference().notNull(),
  kind: text().$type<Schemas['PaymentKind']>().notNull(),
  kopecks: kopecks().notNull(),
  history_id: reference(),
  fact_id: reference(),
  user_id: reference(),
  created_at: instant().notNull(),
})
