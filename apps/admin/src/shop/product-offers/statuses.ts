import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type Offer = Schemas['ProductOfferRow']
type OfferStatus = Schemas['OfferStatus']

export const offerStatuses: Statuses<OfferStatus> = {
  draft: { label: m.enum_offer_status_draft, action: m.offer_to_draft },
  active: { label: m.enum_offer_status_active, action: m.offer_to_active },
  disabled: { label: m.enum_offer_status_disabled, action: m.offer_to_disabled },
  blocked: { label: m.enum_offer_status_blocked, action: m.offer_to_blocked, isDanger: true },
  archived: { label: m.enum_offer_status_archived, action: m.offer_to_archived },
}

/** During a price check, putting on sale confirms the price and taking off sale rejects it. */
const checkedStatuses: typeof offerStatuses = {
  ...offerStatuses,
  active: { ...offerStatuses.active, label: m.offer_status_quarantine, action: m.offer_confirm_price, tone: 'amber' },
  disabled: { ...offerStatuses.disabled, action: m.offer_reject_price },
}

export const statusesOf = ({ price_quarantine, status }: Offer) =>
  price_quarantine && status === 'active' ? checkedStatuses : offerStatuses
