// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const serviceKeysCreateRules = {
  service_account_id: { label: m.field_service_account_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  addresses: { label: m.field_addresses, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$', minLength: 2, maxLength: 43 } },
  requests_per_minute: { label: m.field_requests_per_minute, type: 'integer', format: 'int32', minimum: 1, maximum: 6000 },
  is_agent: { label: m.field_is_agent, type: 'boolean' },
  expires_at: { label: m.field_expires_at, type: 'string', format: 'date-time' },
} as const satisfies Rules
