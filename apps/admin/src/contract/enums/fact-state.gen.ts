// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const factStateWords: Readonly<Record<Schemas['FactState'], () => string>> = {
  'applied': m.enum_fact_state_applied,
  'waiting': m.enum_fact_state_waiting,
  'refused': m.enum_fact_state_refused,
  'rejected': m.enum_fact_state_rejected,
}
