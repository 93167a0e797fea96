// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const factsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  state: { label: m.filter_state, type: 'array', maxItems: 4, items: { type: 'string', enum: ['applied', 'waiting', 'refused', 'rejected'] } },
  kind: { label: m.filter_factsList_kind, type: 'array', maxItems: 7, items: { type: 'string', enum: ['order', 'payment', 'scan', 'review', 'revision', 'cancellation', 'return-request'] } },
  source: { label: m.filter_source, type: 'string', maxLength: 40 },
  received_from: { label: m.filter_received_from, type: 'string', format: 'date' },
  received_to: { label: m.filter_received_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['received_at', '-received_at', 'occurred_at', '-occurred_at'] } },
} as const satisfies Rules
