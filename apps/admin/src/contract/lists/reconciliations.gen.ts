// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const reconciliationsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  source: { label: m.filter_source, type: 'string', maxLength: 40 },
  outcome: { label: m.filter_outcome, type: 'array', maxItems: 4, items: { type: 'string', enum: ['matched', 'missing_here', 'missing_there', 'other_sum'] } },
  registry_event: { label: m.filter_registry_event, type: 'array', maxItems: 3, items: { type: 'string', enum: ['captured', 'refunded', 'charged_back'] } },
  is_open: { label: m.filter_is_open, type: 'boolean' },
  occurred_from: { label: m.filter_occurred_from, type: 'string', format: 'date' },
  occurred_to: { label: m.filter_occurred_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['occurred_on', '-occurred_on', 'external_id', '-external_id'] } },
} as const satisfies Rules
