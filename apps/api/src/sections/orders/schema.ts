import type { Schemas } from '@admin-panel/sdk'
import { bigint, pgTable, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'
import type { DeliveryType } from '#sections/deliveries/schema.ts'

export type OrderStatus = Schemas['OrderStatus']
export type PaymentStatus = Schemas['PaymentStatus']

const kopecks = () => bigint({ mode: 'number' })

export const order = pgTable('order', {
  ...record,
  number: text().notNull(),
  buyer_name: text().notNull(),
  buyer_phone: text().notNull(),
  buyer_email: text(),
  city_id: reference().notNull(),
  delivery_type: text().$type<DeliveryType>().notNull(),
  pickup_point_id: reference(),
  address: text(),
  payment_system_id: reference().notNull(),
  payment_status: text().$type<PaymentStatus>().notNull(),
  items_kopecks: kopecks().notNull(),
  delivery_kopecks: kopecks().notNull(),
  discount_kopecks: kopecks().notNull().default(0),
  total_kopecks: kopecks().notNull(),
  bought_kopecks: kopecks().notNull(),
  paid_kopecks: kopecks().notNull().default(0),
  refunded_kopecks: kopecks().notNull().default(0),
  status: text().$type<OrderStatus>().notNull(),
  comment_buyer: text(),
  comment_staff: text(),
  source: text().$type<Schemas['OrderSource']>().notNull(),
  placed_at: instant().notNull(),
  ship_by: instant(),
})
