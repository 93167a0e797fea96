// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const ownPasswordChangeRules = {
  current_password: { label: m.field_current_password, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
  password: { label: m.field_ownPasswordChange_password, type: 'string', required: true, format: 'password', minLength: 12, maxLength: 256 },
  password_confirmation: { label: m.field_password_confirmation, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
} as const satisfies Rules
