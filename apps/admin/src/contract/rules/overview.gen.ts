// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const overviewOrdersRules = {
  days: { label: m.filter_days, type: 'number', enum: [7, 30, 90], default: 7 },
} as const satisfies Rules
