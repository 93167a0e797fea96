// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const legacyCarBrandsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_legacyCarBrandsList_status, type: 'array', maxItems: 3, items: { type: 'string', enum: ['unmapped', 'mapped', 'ignored'] } },
  has_candidate: { label: m.filter_has_candidate, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['id', '-id', 'name', '-name', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
