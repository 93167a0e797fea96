import type { Schemas } from '@admin-panel/sdk'
import { on } from '#test/backend.ts'

const day = [{ from: '09:00', to: '18:00' }]

/** A point as the API returns it, for tests. */
export const row: Schemas['StorePointRow'] = {
  id: 7,
  code: 'WH-0007',
  name: 'Склад «Автодеталь-Север»',
  type: 'warehouse',
  company: { id: 1, label: 'Автодеталь-Север' },
  city: { id: 2, label: 'Владивосток' },
  address: 'Владивосток, ул. Складская, д. 5',
  lat: 43.12,
  lon: 131.88,
  time_zone: 'Asia/Vladivostok',
  today: day,
  open_now: true,
  status: 'active',
  version: 3,
}

export const point: Schemas['StorePoint'] = {
  ...row,
  company_id: 1,
  city_id: 2,
  street: 'ул. Складская',
  house: '5',
  building: null,
  office: null,
  postal_code: '690001',
  phones: ['+79000000555'],
  email: null,
  // Open around the clock, so that tests do not depend on the time.
  schedule: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  schedule_exceptions: [],
  works_on_holidays: true,
  is_main: true,
  photo_ids: [],
  cutoff: '18:00',
  assembly_minutes: 120,
  is_ship_from: true,
  storage_days: null,
  has_cash: false,
  has_card: false,
  has_fitting: false,
  max_weight_g: null,
  max_side_mm: null,
  capacity: null,
  services: [],
  bays: null,
  paused_until: null,
  distance_km: 3.4,
  has_pending_moderation: false,
  available_statuses: [
    {
      status: 'paused',
      label: 'Поставить на паузу',
      requires_reason: true,
      requires_comment: false,
      reason_operation: 'store_point_pause',
    },
  ],
  created_at: '2026-05-18T09:00:00Z',
  updated_at: '2026-05-18T09:00:00Z',
}

export const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

const emptyPage = { items: [], meta: { ...meta, total: 0 } }

export const around = [
  on.orders.list({ items: [], meta: { ...meta, total: 12 } }),
  on.productOffers.list(emptyPage),
  on.reviews.list(emptyPage),
  on.system.maps({ script: null }),
  on.companies.options({ items: [] }),
  on.cities.options({ items: [{ id: 2, label: 'Владивосток', hint: null, is_active: true }] }),
  on.savedViews.list({ items: [], meta: { ...meta, total: 0 } }),
]
