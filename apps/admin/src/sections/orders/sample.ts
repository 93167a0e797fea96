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
  payment_system: { id: 1, label: 'Картой на сайте' },
  payment_status: 'paid',
  status: 'processing',
  ship_by: '2026-11-21T15:00:00Z',
  is_overdue: true,
  source: 'site',
  version: 4,
} as const satisfies Partial<Schemas['Order']>

export const orderRow: Schemas['OrderRow'] = {
  ...head,
  sub_orders: [
    { id: 501, number: '1000123-1', company, status: 'assembling' },
    { id: 502, number: '1000123-2', company: { id: 2, label: 'Смирнова А. П.' }, status: 'at_pickup' },
  ],
}

export const orderList = on.orders.list({ items: [orderRow], meta })
