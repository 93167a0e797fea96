// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const bankOutcomeWords: Readonly<Record<Schemas['BankOutcome'], () => string>> = {
  'paid': m.enum_bank_outcome_paid,
  'returned': m.enum_bank_outcome_returned,
  'repeated': m.enum_bank_outcome_repeated,
  'foreign': m.enum_bank_outcome_foreign,
}
