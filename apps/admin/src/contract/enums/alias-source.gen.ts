// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const aliasSourceWords: Readonly<Record<Schemas['AliasSource'], () => string>> = {
  'abcp': m.enum_alias_source_abcp,
  'tecdoc': m.enum_alias_source_tecdoc,
  'other': m.enum_alias_source_other,
}
