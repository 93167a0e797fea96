// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const correctionKindWords: Readonly<Record<Schemas['CorrectionKind'], () => string>> = {
  'penalty': m.enum_correction_kind_penalty,
  'correction': m.enum_correction_kind_correction,
  'write_off': m.enum_correction_kind_write_off,
}
