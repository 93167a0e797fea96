// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const factorResetsAskRules = {
  reason: { label: m.field_reason, type: 'string', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Rules
