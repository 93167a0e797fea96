// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  kind: { label: m.filter_kind, type: 'array', maxItems: 3, items: { type: 'string', enum: ['oem', 'aftermarket', 'own'] } },
  country_code: { label: m.filter_country_code, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  is_original: { label: m.filter_is_original, type: 'boolean' },
  has_products: { label: m.filter_has_products, type: 'boolean' },
  is_active: { label: m.filter_brandsList_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'products_count', '-products_count', 'created_at', '-created_at', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
