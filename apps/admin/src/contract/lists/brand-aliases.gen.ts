// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandAliasesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  source: { label: m.filter_source, type: 'array', maxItems: 3, items: { type: 'string', enum: ['abcp', 'tecdoc', 'other'] } },
  status: { label: m.filter_status, type: 'array', maxItems: 3, items: { type: 'string', enum: ['unmapped', 'mapped', 'ignored'] } },
  brand_id: { label: m.filter_brand_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  last_seen_from: { label: m.filter_last_seen_from, type: 'string', format: 'date' },
  last_seen_to: { label: m.filter_last_seen_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'seen_count', '-seen_count', 'last_seen_at', '-last_seen_at', 'articles_count', '-articles_count'] } },
} as const satisfies Rules
