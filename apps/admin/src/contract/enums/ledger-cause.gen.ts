// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const ledgerCauseWords: Readonly<Record<Schemas['LedgerCause'], () => string>> = {
  'status': m.enum_ledger_cause_status,
  'payment': m.enum_ledger_cause_payment,
  'settlement': m.enum_ledger_cause_settlement,
  'person': m.enum_ledger_cause_person,
}
