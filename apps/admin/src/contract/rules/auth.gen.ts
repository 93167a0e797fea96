// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const authSignInRules = {
  email: { label: m.field_email, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  password: { label: m.field_password, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
} as const satisfies Rules
