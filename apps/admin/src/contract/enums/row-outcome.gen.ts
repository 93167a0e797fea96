// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const rowOutcomeWords: Readonly<Record<Schemas['RowOutcome'], () => string>> = {
  'created': m.enum_row_outcome_created,
  'updated': m.enum_row_outcome_updated,
  'unchanged': m.enum_row_outcome_unchanged,
  'proposed': m.enum_row_outcome_proposed,
  'refused': m.enum_row_outcome_refused,
}
