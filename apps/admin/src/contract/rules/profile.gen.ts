// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const profileUpdateRules = {
  last_name: { label: m.field_last_name, type: 'string', minLength: 1, maxLength: 60 },
  first_name: { label: m.field_first_name, type: 'string', minLength: 1, maxLength: 60 },
  middle_name: { label: m.field_middle_name, type: 'string', maxLength: 60 },
  phone: { label: m.field_phone, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
  time_zone: { label: m.field_time_zone, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
} as const satisfies Rules
