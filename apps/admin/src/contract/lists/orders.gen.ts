// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const ordersListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_ordersList_status, type: 'array', maxItems: 9, items: { type: 'string', enum: ['new', 'awaiting_payment', 'processing', 'in_delivery', 'dispute', 'partially_completed', 'completed', 'cancelled', 'returned'] } },
  sub_status: { label: m.filter_sub_status, type: 'array', maxItems: 14, items: { type: 'string', enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] } },
  payment_status: { label: m.filter_payment_status, type: 'array', maxItems: 7, items: { type: 'string', enum: ['pending', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed', 'cancelled'] } },
  payment_system_id: { label: m.filter_payment_system_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_id: { label: m.filter_ordersList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  store_point_id: { label: m.filter_store_point_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  delivery_type: { label: m.filter_delivery_type, type: 'array', maxItems: 3, items: { type: 'string', enum: ['courier', 'pickup', 'post'] } },
  placed_from: { label: m.filter_placed_from, type: 'string', format: 'date' },
  placed_to: { label: m.filter_placed_to, type: 'string', format: 'date' },
  total_from: { label: m.filter_total_from, type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  total_to: { label: m.filter_total_to, type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  overdue: { label: m.filter_ordersList_overdue, type: 'boolean' },
  reason_id: { label: m.filter_ordersList_reason_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['placed_at', '-placed_at', 'number', '-number', 'bought_kopecks', '-bought_kopecks', 'total_kopecks', '-total_kopecks', 'ship_by', '-ship_by'] } },
} as const satisfies Rules
