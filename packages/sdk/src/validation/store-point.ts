import type { Schemas } from '@admin-panel/sdk'

type PointType = Schemas['StorePointType']

const goods = { cutoff: '18:00', assembly_minutes: 120, is_ship_from: false }
const pickup = {
  storage_days: 7,
  capacity: null,
  max_weight_g: null,
  max_side_mm: null,
  has_cash: false,
  has_card: false,
  has_fitting: false,
}

/** The fields that only points of one type have, in order, with their default values. */
export const pointPresets = {
  shop: goods,
  warehouse: { ...goods, is_ship_from: true },
  pickup_point: pickup,
  parcel_locker: pickup,
  service_center: { services: [], bays: null },
} satisfies Record<PointType, Partial<Schemas['StorePoint']>>

/** The values of those fields on points whose type does not have them. */
export const pointWithoutPreset = {
  cutoff: null,
  assembly_minutes: null,
  is_ship_from: false,
  storage_days: null,
  capacity: null,
  max_weight_g: null,
  max_side_mm: null,
  has_cash: false,
  has_card: false,
  has_fitting: false,
  services: [],
  bays: null,
} satisfies Partial<Schemas['StorePoint']>
