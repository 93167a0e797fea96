// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const settlementStatusWords: Readonly<Record<Schemas['SettlementStatus'], () => string>> = {
  'open': m.enum_settlement_status_open,
  'closed': m.enum_settlement_status_closed,
  'approved': m.enum_settlement_status_approved,
  'sent': m.enum_settlement_status_sent,
  'paid': m.enum_settlement_status_paid,
  'returned': m.enum_settlement_status_returned,
}
