import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type PointType = Schemas['StorePointType']

const goods = ['cutoff', 'assembly_minutes', 'is_ship_from'] as const
const pickup = [
  'storage_days',
  'capacity',
  'max_weight_g',
  'max_side_mm',
  'has_cash',
  'has_card',
  'has_fitting',
] as const
const service = ['services', 'bays'] as const

const fields = {
  shop: goods,
  warehouse: goods,
  pickup_point: pickup,
  parcel_locker: pickup,
  service_center: service,
} as const

export type TypeField = (typeof fields)[PointType][number]

/** What only points of a type have, in their order; the server clears it where a point becomes another. */
export const fieldsOf = (type: PointType): readonly TypeField[] => fields[type]

export function groupOf(type: PointType) {
  if (fields[type] === goods) return m.points_group_shipping()
  return fields[type] === pickup ? m.points_group_pickup() : m.points_group_service()
}
