// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const crossKindWords: Readonly<Record<Schemas['CrossKind'], () => string>> = {
  'analog': m.enum_cross_kind_analog,
  'replacement': m.enum_cross_kind_replacement,
  'superseded': m.enum_cross_kind_superseded,
}
