// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const ledgerKindWords: Readonly<Record<Schemas['LedgerKind'], () => string>> = {
  'payment': m.enum_ledger_kind_payment,
  'refund': m.enum_ledger_kind_refund,
  'fee': m.enum_ledger_kind_fee,
  'sale': m.enum_ledger_kind_sale,
  'discount': m.enum_ledger_kind_discount,
  'delivery': m.enum_ledger_kind_delivery,
  'own_delivery': m.enum_ledger_kind_own_delivery,
  'commission': m.enum_ledger_kind_commission,
  'vat': m.enum_ledger_kind_vat,
  'return': m.enum_ledger_kind_return,
  'commission_return': m.enum_ledger_kind_commission_return,
  'vat_return': m.enum_ledger_kind_vat_return,
  'penalty': m.enum_ledger_kind_penalty,
  'correction': m.enum_ledger_kind_correction,
  'write_off': m.enum_ledger_kind_write_off,
  'payout': m.enum_ledger_kind_payout,
  'payout_paid': m.enum_ledger_kind_payout_paid,
  'payout_returned': m.enum_ledger_kind_payout_returned,
}
