// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const webhookDeliveriesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  webhook_id: { label: m.filter_webhook_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  state: { label: m.filter_state, type: 'array', maxItems: 3, items: { type: 'string', enum: ['pending', 'delivered', 'failed'] } },
} as const satisfies Rules
