// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const categoriesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  parent_id: { label: m.filter_parent_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  without_attributes: { label: m.filter_without_attributes, type: 'boolean' },
  without_products: { label: m.filter_without_products, type: 'boolean' },
  depth: { label: m.filter_depth, type: 'array', maxItems: 6, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 6 } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['path', '-path', 'name', '-name', 'products_count', '-products_count', 'incomplete', '-incomplete', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
