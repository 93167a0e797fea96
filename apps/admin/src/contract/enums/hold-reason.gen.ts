// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const holdReasonWords: Readonly<Record<Schemas['HoldReason'], () => string>> = {
  'held': m.enum_hold_reason_held,
  'requisites': m.enum_hold_reason_requisites,
  'changed_requisites': m.enum_hold_reason_changed_requisites,
  'contract': m.enum_hold_reason_contract,
  'objection': m.enum_hold_reason_objection,
}
