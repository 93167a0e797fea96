// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const moderationStatusWords: Readonly<Record<Schemas['ModerationStatus'], () => string>> = {
  'new': m.enum_moderation_status_new,
  'in_work': m.enum_moderation_status_in_work,
  'approved': m.enum_moderation_status_approved,
  'rejected': m.enum_moderation_status_rejected,
  'revision': m.enum_moderation_status_revision,
  'cancelled': m.enum_moderation_status_cancelled,
}
