// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const usersCreateRules = {
  last_name: { label: m.field_last_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  first_name: { label: m.field_first_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  middle_name: { label: m.field_middle_name, type: 'string', maxLength: 60 },
  email: { label: m.field_email, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  phone: { label: m.field_phone, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
  position: { label: m.field_usersCreate_position, type: 'string', maxLength: 120 },
  role_ids: { label: m.field_role_ids, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_ids: { label: m.field_company_ids, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  time_zone: { label: m.field_time_zone, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
} as const satisfies Rules
