// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reasonInitiatorWords: Readonly<Record<Schemas['ReasonInitiator'], () => string>> = {
  'seller': m.enum_reason_initiator_seller,
  'buyer': m.enum_reason_initiator_buyer,
  'marketplace': m.enum_reason_initiator_marketplace,
  'delivery': m.enum_reason_initiator_delivery,
  'system': m.enum_reason_initiator_system,
}
