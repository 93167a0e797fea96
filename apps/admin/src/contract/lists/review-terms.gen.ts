// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const reviewTermsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  kind: { label: m.filter_kind, type: 'array', maxItems: 5, items: { type: 'string', enum: ['criterion', 'pro_tag', 'con_tag', 'stop_word', 'reply_template'] } },
  category_id: { label: m.filter_category_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['position', '-position', 'text', '-text', 'kind', '-kind'] } },
} as const satisfies Rules
