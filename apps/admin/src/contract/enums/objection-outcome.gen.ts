// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const objectionOutcomeWords: Readonly<Record<Schemas['ObjectionOutcome'], () => string>> = {
  'kept': m.enum_objection_outcome_kept,
  'corrected': m.enum_objection_outcome_corrected,
}
