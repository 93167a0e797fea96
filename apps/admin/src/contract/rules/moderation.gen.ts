// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const moderationUpdateRules = {
  priority: { label: m.field_priority, type: 'string', enum: ['high', 'normal', 'low'] },
  comment_internal: { label: m.field_comment_internal, type: 'string', maxLength: 1000 },
} as const satisfies Rules
