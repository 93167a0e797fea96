// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const deliveriesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  type: { label: m.filter_type, type: 'array', maxItems: 3, items: { type: 'string', enum: ['courier', 'pickup', 'post'] } },
  carrier: { label: m.filter_carrier, type: 'array', maxItems: 4, items: { type: 'string', enum: ['own', 'cdek', 'post', 'other'] } },
  is_active: { label: m.filter_deliveriesList_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['position', '-position', 'name', '-name', 'code', '-code'] } },
} as const satisfies Rules
