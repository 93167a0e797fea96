// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const attributesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  type: { label: m.filter_type, type: 'array', maxItems: 7, items: { type: 'string', enum: ['string', 'text', 'number', 'boolean', 'select', 'multiselect', 'date'] } },
  category_id: { label: m.filter_category_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  is_filterable: { label: m.filter_is_filterable, type: 'boolean' },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  without_synonyms: { label: m.filter_without_synonyms, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'created_at', '-created_at', 'type', '-type', 'usage_count', '-usage_count', 'position', '-position'] } },
} as const satisfies Rules
