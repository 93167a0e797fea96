// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const commissionsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  id: { label: m.filter_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_id: { label: m.filter_commissionsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  category_id: { label: m.filter_category_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  brand_id: { label: m.filter_brand_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  valid_on: { label: m.filter_valid_on, type: 'string', format: 'date' },
  expired_before: { label: m.filter_expired_before, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['updated_at', '-updated_at', 'valid_from', '-valid_from', 'rate_bp', '-rate_bp', 'company', '-company', 'category', '-category', 'brand', '-brand'] } },
} as const satisfies Rules

export const commissionsResolveRules = {
  company_id: { label: m.filter_commissionsResolve_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  product_id: { label: m.filter_product_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  price_kopecks: { label: m.filter_price_kopecks, type: 'integer', required: true, format: 'int64', minimum: 0, maximum: 1000000000000 },
  date: { label: m.filter_date, type: 'string', required: true, format: 'date' },
} as const satisfies Rules
