// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const subOrdersListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  order_id: { label: m.filter_order_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  status: { label: m.filter_subOrdersList_status, type: 'array', maxItems: 14, items: { type: 'string', enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] } },
  carrier: { label: m.filter_carrier, type: 'array', maxItems: 4, items: { type: 'string', enum: ['own', 'cdek', 'post', 'other'] } },
  delivery_id: { label: m.filter_delivery_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  delivery_type: { label: m.filter_delivery_type, type: 'array', maxItems: 3, items: { type: 'string', enum: ['courier', 'pickup', 'post'] } },
  company_id: { label: m.filter_subOrdersList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  store_point_id: { label: m.filter_store_point_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  pickup_point_id: { label: m.filter_pickup_point_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  product_id: { label: m.filter_product_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  reason_id: { label: m.filter_subOrdersList_reason_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  placed_from: { label: m.filter_placed_from, type: 'string', format: 'date' },
  placed_to: { label: m.filter_placed_to, type: 'string', format: 'date' },
  ship_from: { label: m.filter_ship_from, type: 'string', format: 'date' },
  ship_to: { label: m.filter_ship_to, type: 'string', format: 'date' },
  has_track: { label: m.filter_has_track, type: 'boolean' },
  overdue: { label: m.filter_subOrdersList_overdue, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['placed_at', '-placed_at', 'due', '-due', 'ship_by', '-ship_by', 'number', '-number', 'bought_kopecks', '-bought_kopecks', 'total_kopecks', '-total_kopecks'] } },
} as const satisfies Rules
