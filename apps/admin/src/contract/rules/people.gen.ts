// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const peopleEraseRules = {
  contact: { label: m.field_contact, type: 'string', required: true, minLength: 5, maxLength: 254 },
  orders_count: { label: m.field_orders_count, type: 'integer', required: true, format: 'int32', minimum: 0 },
  confirmation: { label: m.field_confirmation, type: 'string', required: true, minLength: 5, maxLength: 254 },
  reason: { label: m.field_reason, type: 'string', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Rules

export const peopleFindRules = {
  contact: { label: m.field_contact, type: 'string', required: true, minLength: 5, maxLength: 254 },
} as const satisfies Rules
