// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const carBrandsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  country_code: { label: m.filter_country_code, type: 'array', maxItems: 50, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  is_popular: { label: m.filter_is_popular, type: 'boolean' },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['position', '-position', 'name', '-name', 'models_count', '-models_count', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
