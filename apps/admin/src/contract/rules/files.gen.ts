// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const filesContentRules = {
  size: { label: m.filter_size, type: 'string', enum: ['medium', 'small'] },
} as const satisfies Rules
