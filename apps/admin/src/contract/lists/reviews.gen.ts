// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const reviewsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_reviewsList_status, type: 'array', maxItems: 4, items: { type: 'string', enum: ['new', 'published', 'rejected', 'hidden'] } },
  rating: { label: m.filter_rating, type: 'array', maxItems: 5, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 5 } },
  target: { label: m.filter_target, type: 'array', maxItems: 3, items: { type: 'string', enum: ['product', 'store-point', 'company'] } },
  product_id: { label: m.filter_product_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  store_point_id: { label: m.filter_reviewsList_store_point_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_id: { label: m.filter_reviewsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  has_reply: { label: m.filter_has_reply, type: 'boolean' },
  has_photo: { label: m.filter_has_photo, type: 'boolean' },
  has_complaint: { label: m.filter_has_complaint, type: 'boolean' },
  flags: { label: m.filter_flags, type: 'array', maxItems: 4, items: { type: 'string', enum: ['stop_word', 'link', 'phone', 'caps'] } },
  created_from: { label: m.filter_reviewsList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_reviewsList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at', 'rating', '-rating'] } },
} as const satisfies Rules
