import type { Schemas } from '@admin-panel/sdk'
import { on } from '#test/backend.ts'

const company = { id: 1, label: 'Автодеталь-Север' }
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

const head = {
  id: 123,
  number: '1000123',
  placed_at: '2026-11-20T09:15:00Z',
  buyer_name: 'Кузнецов Олег',
  buyer_phone: '+79161234567',
  city: { id: 7, label: 'Москва' },
  delivery_type: 'courier',
  total_kopecks: 354_900,
  bought_kopecks: 354_900,
  paid_kopecks: 354_900,
  refunded_kopecks: 0,
  refunded_at: null,
  payment_system: { id: 1, label: 'Картой на сайте' },
  payment_status: 'paid',
  status: 'processing',
  ship_by: '2026-11-21T15:00:00Z',
  ship_by_zone: 'Europe/Moscow',
  is_overdue: true,
  source: 'site',
  version: 4,
} as const satisfies Partial<Schemas['Order']>

export const orderRow: Schemas['OrderRow'] = {
  ...head,
  sub_orders: [
    { id: 501, number: '1000123-1', company, status: 'assembling', version: 6 },
    { id: 502, number: '1000123-2', company: { id: 2, label: 'Смирнова А. П.' }, status: 'at_pickup', version: 3 },
  ],
}

export const orderList = on.orders.list({ items: [orderRow], meta })

const item = {
  id: 9001,
  offer_id: 31,
  product_id: 1001,
  name: 'Фильтр масляный W 914/2',
  article: 'W 914/2',
  brand: 'MANN-FILTER',
  image_url: null,
  quantity: 3,
  cancelled_qty: 0,
  returned_qty: 0,
  price_kopecks: 100_000,
  discount_kopecks: 100,
  bought_kopecks: 299_900,
  total_kopecks: 299_900,
  vat_rate: '20',
  vat_kopecks: 49_983,
  commission_bp: 1000,
  commission_kopecks: 30_001,
} as const satisfies Schemas['SubOrderItem']

const payment = {
  id: 71,
  kind: 'payment',
  source: null,
  external_id: null,
  kopecks: 339_900,
  reason: null,
  created_at: '2026-11-20T09:20:00Z',
} satisfies Schemas['Payment']

export const card: Schemas['SubOrderCard'] = {
  id: 501,
  number: '1000123-1',
  order_id: 123,
  company_id: 1,
  company,
  store_point_id: 11,
  store_point: { id: 11, label: 'Склад на Ленина' },
  status: 'ready_to_ship',
  items: [item],
  delivery_id: 1,
  delivery: { id: 1, label: 'Курьер СДЭК' },
  delivery_kopecks: 40_000,
  items_kopecks: 300_000,
  discount_kopecks: 100,
  total_kopecks: 339_900,
  vat_kopecks: 49_983,
  commission_kopecks: 30_001,
  bought_kopecks: 339_900,
  paid_kopecks: 339_900,
  refunded_kopecks: 0,
  refunded_at: null,
  cancelled_kopecks: 0,
  returned_kopecks: 0,
  payments: [payment],
  carrier: 'cdek',
  track_number: null,
  ship_by: '2026-11-21T15:00:00Z',
  ship_by_zone: 'Europe/Moscow',
  is_overdue: true,
  deliver_from: '2026-11-23',
  deliver_to: '2026-11-25',
  storage_until: null,
  delivered_at: null,
  cancel: null,
  available_statuses: [
    {
      status: 'in_delivery',
      label: 'Передать в доставку',
      requires_reason: false,
      requires_comment: false,
      reason_operation: null,
    },
    {
      status: 'cancelled',
      label: 'Отменить',
      requires_reason: true,
      requires_comment: false,
      reason_operation: 'order_cancel',
    },
  ],
  created_at: '2026-11-20T09:15:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  version: 6,
}

const entry = {
  id: 1,
  from_status: 'assembling',
  to_status: 'ready_to_ship',
  reason: null,
  comment: null,
  until: null,
  user: { id: 3, label: 'Орлова Д. С.' },
  created_at: '2026-11-20T12:00:00Z',
  pieces: [],
  paid_kopecks: 0,
  refunded_kopecks: 0,
} satisfies Schemas['SubOrderHistoryEntry']

const shared = {
  buyer_email: 'oleg@example.com',
  pickup_point: null,
  address: 'ул. Ленина, 5',
  comment_buyer: 'Позвонить за час',
}

export const order: Schemas['Order'] = {
  ...head,
  ...shared,
  city_id: 7,
  pickup_point_id: null,
  payment_system_id: 1,
  items_kopecks: 300_000,
  delivery_kopecks: 40_000,
  discount_kopecks: 100,
  cancelled_kopecks: 0,
  returned_kopecks: 0,
  payments: [{ ...payment, sub_order: { id: 501, label: '1000123-1' } }],
  comment_staff: null,
  buyer_orders_count: 4,
  recipient_is_locked: false,
  sub_orders: [card],
  history: [{ ...entry, sub_order: { id: 501, label: '1000123-1' } }],
  created_at: '2026-11-20T09:15:00Z',
  updated_at: '2026-11-20T10:00:00Z',
}

const { placed_at, buyer_name, buyer_phone, city, delivery_type, payment_system, payment_status } = head

export const subOrder: Schemas['SubOrder'] = {
  ...card,
  ...shared,
  placed_at,
  buyer_name,
  buyer_phone,
  city,
  delivery_type,
  payment_system,
  payment_status,
  history: [entry],
}

/** A part that waits to be confirmed. */
export const fresh: Schemas['SubOrder'] = {
  ...subOrder,
  status: 'new',
  available_statuses: (['confirmed', 'cancelled'] as const).map((status) => ({
    status,
    label: status,
    requires_reason: status === 'cancelled',
    requires_comment: false,
    reason_operation: null,
  })),
}

export const reasons = on.operationReasons.options({
  items: [
    { id: 7, label: 'Товар закончился', hint: null, is_active: true, requires_comment: false, affects_rating: true },
  ],
})
