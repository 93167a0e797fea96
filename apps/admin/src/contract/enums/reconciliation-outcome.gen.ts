// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reconciliationOutcomeWords: Readonly<Record<Schemas['ReconciliationOutcome'], () => string>> = {
  'matched': m.enum_reconciliation_outcome_matched,
  'missing_here': m.enum_reconciliation_outcome_missing_here,
  'missing_there': m.enum_reconciliation_outcome_missing_there,
  'other_sum': m.enum_reconciliation_outcome_other_sum,
}
