// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const paymentSystemsCreateRules = {
  code: { label: m.field_code, type: 'string', required: true, pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['card_online', 'sbp', 'card_on_delivery', 'cash_on_delivery', 'invoice', 'installments'] },
  fee_bp: { label: m.field_fee_bp, type: 'integer', format: 'int32', minimum: 0, maximum: 10000 },
} as const satisfies Rules
