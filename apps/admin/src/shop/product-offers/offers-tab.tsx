import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { LoadFailed } from '#page/load-failed.tsx'
import { useCan } from '#data/queries.ts'
import { CreateOffer } from './create-offer.tsx'
import { OfferSheets } from './offer-sheets.tsx'
import { OfferTable } from './offer-table.tsx'
import { offersOf } from './offers-of.ts'
import { StockBars } from './stock-bars.tsx'

/** The sellers of the card, with prices and stocks; sellers see only their own offers. */
export function OffersTab({ product }: { product: Pick<Schemas['Product'], 'id' | 'name'> }) {
  const [isCreating, setIsCreating] = useState(false)
  const canCreate = useCan('product-offer.create')
  const query = useQuery(offersOf(product.id))
  const { data, isError } = query
  if (isError && !data) return <LoadFailed query={query} />
  const stocks = data?.items.flatMap((offer) => offer.stocks) ?? []
  const create = canCreate && (
    <Button onClick={() => setIsCreating(true)}>
      <Plus aria-hidden />
      {m.offer_create()}
    </Button>
  )
  return (
    <>
      {!data && <Skeleton className="h-40" />}
      {data?.items.length === 0 && <EmptyState heading={m.offers_none()} text={m.offers_none_text()} action={create} />}
      {data && data.items.length > 0 && (
        <>
          <Card title={m.offers_title({ count: data.meta.total })} actions={create}>
            {data.items.some(({ price_quarantine }) => price_quarantine) && (
              <p className="mb-3 rounded-xl bg-amber-soft px-3 py-2 text-amber-text">{m.offers_quarantine()}</p>
            )}
            <OfferTable offers={data.items} />
          </Card>
          {stocks.length > 0 && (
            <Card title={m.offer_stock_by_point()}>
              <StockBars stocks={stocks} />
            </Card>
          )}
          <OfferSheets productId={product.id} offers={data.items} />
        </>
      )}
      {isCreating && <CreateOffer product={product} onClose={() => setIsCreating(false)} />}
    </>
  )
}
