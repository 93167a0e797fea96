import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { formatMoney } from '#text/format-money.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { offersOf } from './offers-of.ts'

const OfferDrawer = lazyPart(async () => (await import('./offer-drawer.tsx')).OfferDrawer)

/** The offers of a card, linked to their price histories. */
export function OfferPrices({ productId }: { productId: number }) {
  const { data } = useQuery(offersOf(productId))
  const [offerId, setOfferId] = useState<number | null>(null)
  if (!data || data.items.length === 0) return null
  return (
    <Card title={m.offer_prices()}>
      <ul className="flex flex-col gap-2">
        {data.items.map(({ id, company, seller_sku, price_kopecks }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              {company.label} <span className="font-code text-xs text-muted">{seller_sku}</span>
            </span>
            <Button
              size="sm"
              aria-label={m.offer_price_history_of({ sku: seller_sku, price: formatMoney(price_kopecks) })}
              onClick={() => setOfferId(id)}
              className="tabular-nums"
            >
              {formatMoney(price_kopecks)}
            </Button>
          </li>
        ))}
      </ul>
      {offerId !== null && <OfferDrawer id={offerId} onClose={() => setOfferId(null)} />}
    </Card>
  )
}
