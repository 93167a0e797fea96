// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const moderationKindWords: Readonly<Record<Schemas['ModerationKind'], () => string>> = {
  'create': m.enum_moderation_kind_create,
  'update': m.enum_moderation_kind_update,
}
