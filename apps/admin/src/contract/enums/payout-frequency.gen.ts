// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const payoutFrequencyWords: Readonly<Record<Schemas['PayoutFrequency'], () => string>> = {
  'daily': m.enum_payout_frequency_daily,
  'weekly': m.enum_payout_frequency_weekly,
  'biweekly': m.enum_payout_frequency_biweekly,
  'monthly': m.enum_payout_frequency_monthly,
}
