import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { formatMoney } from '#text/format-money.ts'
import { invalidateResource } from '#data/cache.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { statusesOf, type Offer } from './statuses.ts'

/** The price before a discount, or that before a change which is being checked. */
export function FormerPrice({ offer: { old_price_kopecks, last_price_kopecks, price_quarantine } }: { offer: Offer }) {
  if (price_quarantine && last_price_kopecks !== null)
    return <span className="text-amber-text">{m.offer_price_was({ price: formatMoney(last_price_kopecks) })}</span>
  return old_price_kopecks !== null && <s className="tabular-nums">{formatMoney(old_price_kopecks)}</s>
}

export function OfferStatus({ offer, isCompact = false }: { offer: Offer; isCompact?: boolean }) {
  const isChecked = offer.price_quarantine && offer.status === 'active'
  const record = {
    ...offer,
    // Rejecting a checked price requires a reason, as confirming it does.
    available_statuses: offer.available_statuses.map((move) =>
      isChecked && move.status === 'disabled' ? { ...move, requires_comment: true } : move,
    ),
  }
  return (
    <StatusMenu
      of="productOffers"
      permission="product-offer.statusChange"
      statuses={statusesOf(offer)}
      record={record}
      name={offer.company.label}
      isCompact={isCompact}
      change={client.api.productOffers.statusChange}
      onChanged={() => invalidateResource('products')}
    />
  )
}
