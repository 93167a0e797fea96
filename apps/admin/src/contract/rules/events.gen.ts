// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const eventsStreamRules = {
  shown_for: { label: m.filter_shown_for, type: 'integer', format: 'int32', minimum: 0, maximum: 86400000 },
} as const satisfies Rules
