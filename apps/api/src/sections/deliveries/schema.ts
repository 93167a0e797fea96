import type { Schemas } from '@admin-panel/sdk'
import { bigint, boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { id, record, reference } from '#db/columns.ts'

export type Carrier = Schemas['Carrier']
export type DeliveryType = Schemas['DeliveryType']
export type Rate = Schemas['StoredDeliveryRate']

export const delivery = pgTable('delivery', {
  ...record,
  code: text().notNull(),
  name: text().notNull(),
  type: text().$type<DeliveryType>().notNull(),
  carrier: text().$type<Carrier>().notNull(),
  cutoff: text().notNull(),
  assembly_minutes: integer().notNull(),
  max_weight_g: integer(),
  max_side_mm: integer(),
  is_active: boolean().notNull().default(true),
  position: integer().notNull(),
})

export const deliveryRate = pgTable('delivery_rate', {
  id: id(),
  delivery_id: reference().notNull(),
  region_id: reference(),
  city_id: reference(),
  weight_from_g: integer().notNull(),
  weight_to_g: integer().notNull(),
  price_kopecks: bigint({ mode: 'number' }).notNull(),
  free_from_kopecks: bigint({ mode: 'number' }),
  days_min: integer().notNull(),
  days_max: integer().notNull(),
})
