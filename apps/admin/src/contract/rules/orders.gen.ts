// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const ordersUpdateRules = {
  comment_staff: { label: m.field_comment_staff, type: 'string', maxLength: 1000 },
  buyer_name: { label: m.field_buyer_name, type: 'string', minLength: 1, maxLength: 120 },
  buyer_phone: { label: m.field_buyer_phone, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
  buyer_email: { label: m.field_buyer_email, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
  address: { label: m.field_address, type: 'string', maxLength: 500 },
  pickup_point_id: { label: m.field_pickup_point_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules
