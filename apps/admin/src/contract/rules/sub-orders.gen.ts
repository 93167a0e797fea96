// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const subOrdersUpdateRules = {
  store_point_id: { label: m.field_store_point_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  carrier: { label: m.field_carrier, type: 'string', enum: ['own', 'cdek', 'post', 'other'] },
  track_number: { label: m.field_track_number, type: 'string', pattern: '^[A-Za-z0-9-]+$', minLength: 5, maxLength: 50 },
  deliver_from: { label: m.field_deliver_from, type: 'string', format: 'date' },
  deliver_to: { label: m.field_deliver_to, type: 'string', format: 'date' },
} as const satisfies Rules
