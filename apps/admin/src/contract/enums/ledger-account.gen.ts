// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const ledgerAccountWords: Readonly<Record<Schemas['LedgerAccount'], () => string>> = {
  'seller': m.enum_ledger_account_seller,
  'buyer': m.enum_ledger_account_buyer,
  'provider': m.enum_ledger_account_provider,
  'commission': m.enum_ledger_account_commission,
  'vat': m.enum_ledger_account_vat,
  'delivery': m.enum_ledger_account_delivery,
  'discount': m.enum_ledger_account_discount,
  'fee': m.enum_ledger_account_fee,
  'penalty': m.enum_ledger_account_penalty,
  'correction': m.enum_ledger_account_correction,
  'transit': m.enum_ledger_account_transit,
  'bank': m.enum_ledger_account_bank,
}
