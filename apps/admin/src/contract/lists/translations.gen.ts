// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const translationsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  group: { label: m.filter_group, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[a-z0-9_.-]+$', maxLength: 60 } },
  missing: { label: m.filter_missing, type: 'array', maxItems: 4, items: { type: 'string', enum: ['ru', 'en', 'kk', 'be'] } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['key', '-key', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
