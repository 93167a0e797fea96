// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const moderationPriorityWords: Readonly<Record<Schemas['ModerationPriority'], () => string>> = {
  'high': m.enum_moderation_priority_high,
  'normal': m.enum_moderation_priority_normal,
  'low': m.enum_moderation_priority_low,
}
