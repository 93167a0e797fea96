// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const ownFactorsBeginTotpRules = {
  current_password: { label: m.field_current_password, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
} as const satisfies Rules

export const ownFactorsConfirmTotpRules = {
  code: { label: m.field_code, type: 'string', required: true, minLength: 6, maxLength: 40 },
} as const satisfies Rules
