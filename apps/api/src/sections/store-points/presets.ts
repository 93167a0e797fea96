import type { Fields } from '#records/record.ts'
import type { storePoint } from './schema.ts'

type Type = (typeof storePoint.$inferSelect)['type']

/** Fields that not every type has, as they are where a type lacks them. */
const LACKING = {
  cutoff: null,
  assembly_minutes: null,
  is_ship_from: false,
  storage_days: null,
  has_cash: false,
  has_card: false,
  has_fitting: false,
  max_weight_g: null,
  max_side_mm: null,
  capacity: null,
  services: [],
  bays: null,
}

const goods = { cutoff: '18:00', assembly_minutes: 120, is_ship_from: false }
const pickup = {
  storage_days: 7,
  has_cash: false,
  has_card: false,
  has_fitting: false,
  max_weight_g: null,
  max_side_mm: null,
  capacity: null,
}

/** The fields of each type, with what they are unless told. */
const PRESETS: Record<Type, Fields> = {
  shop: goods,
  warehouse: { ...goods, is_ship_from: true },
  pickup_point: pickup,
  parcel_locker: pickup,
  service_center: { services: [], bays: null },
}

export const TYPE_LABELS: Record<Type, string> = {
  shop: 'Магазин',
  warehouse: 'Склад',
  pickup_point: 'Пункт выдачи',
  parcel_locker: 'Постамат',
  service_center: 'Сервисный центр',
}

/** A new point with what its type sets unless told. */
export function withPreset(type: Type, input: Fields): Fields {
  return { ...input, ...lacking(type), ...PRESETS[type], ...pickOwn(type, input) }
}

/** A change of a point: what its type lacks is cleared, whatever it was before. */
export function withinPreset(type: Type, input: Fields): Fields {
  return { ...input, ...lacking(type) }
}

function lacking(type: Type): Fields {
  return Object.fromEntries(Object.entries(LACKING).filter(([field]) => !(field in PRESETS[type])))
}

function pickOwn(type: Type, input: Fields): Fields {
  return Object.fromEntries(
    Object.keys(PRESETS[type])
      .filter((field) => input[field] !== undefined)
      .map((field) => [field, input[field]]),
  )
}
