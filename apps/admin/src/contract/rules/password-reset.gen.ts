// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const passwordResetByEmailRules = {
  email: { label: m.field_email, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
} as const satisfies Rules

export const passwordResetConfirmRules = {
  hash: { label: m.field_hash, type: 'string', required: true, minLength: 1, maxLength: 200 },
  password: { label: m.field_passwordResetConfirm_password, type: 'string', required: true, format: 'password', minLength: 12, maxLength: 256 },
  password_confirmation: { label: m.field_password_confirmation, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
} as const satisfies Rules
