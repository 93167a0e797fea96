// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const vatRateWords: Readonly<Record<Schemas['VatRate'], () => string>> = {
  'none': m.enum_vat_rate_none,
  '0': m.enum_vat_rate_zero,
  '5': m.enum_vat_rate_five,
  '7': m.enum_vat_rate_seven,
  '10': m.enum_vat_rate_ten,
  '20': m.enum_vat_rate_twenty,
  '22': m.enum_vat_rate_twentyTwo,
}
