// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const offerStatusWords: Readonly<Record<Schemas['OfferStatus'], () => string>> = {
  'draft': m.enum_offer_status_draft,
  'active': m.enum_offer_status_active,
  'disabled': m.enum_offer_status_disabled,
  'blocked': m.enum_offer_status_blocked,
  'archived': m.enum_offer_status_archived,
}
