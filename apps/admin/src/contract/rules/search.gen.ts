// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const searchFindRules = {
  q: { label: m.filter_q, type: 'string', required: true, minLength: 2, maxLength: 100 },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 5, default: 5 },
} as const satisfies Rules
