import { isApiError } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Drawer } from '@admin-panel/ui/drawer'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import { queries, useCan } from '#data/queries.ts'
import { OfferPrice, OfferStatus } from './offer-cells.tsx'
import { PriceHistory } from './price-history.tsx'
import { pathTo } from '#data/paths.ts'

/** One offer: its terms, state and price history. */
export function OfferDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(queries.productOffers.view({ id }))
  const { data: offer, error } = query
  const canViewProduct = useCan('product.view')
  return (
    <Drawer open onOpenChange={(open) => open || onClose()} heading={offer?.product.label ?? m.offer_one({ id })}>
      {isApiError(error, 'not-found') ? (
        <EmptyState heading={m.offer_missing({ id })} />
      ) : error && !offer ? (
        <LoadFailed query={query} />
      ) : offer ? (
        <div className="flex flex-col gap-5">
          <DescriptionList>
            <DescriptionItem name={m.field_product_id()}>
              {canViewProduct ? (
                <TextLink render={<Link to={pathTo('products', offer.product_id, { tab: 'offers' })} />}>
                  {offer.product.label}
                </TextLink>
              ) : (
                offer.product.label
              )}
            </DescriptionItem>
            <DescriptionItem name={m.field_article()}>
              {[offer.brand?.label, offer.article].filter(Boolean).join(' ')}
            </DescriptionItem>
            <DescriptionItem name={m.field_company_id()}>{offer.company.label}</DescriptionItem>
            <DescriptionItem name={m.field_seller_sku()}>{offer.seller_sku}</DescriptionItem>
            <DescriptionItem name={m.field_price_kopecks()}>
              <OfferPrice offer={offer} />
            </DescriptionItem>
            <DescriptionItem name={m.offer_available()}>
              {offer.stocks.length === 0
                ? m.offer_out_of_stock()
                : offer.stocks.map(({ store_point, quantity }) => `${store_point.label}: ${quantity}`).join(', ')}
            </DescriptionItem>
            <DescriptionItem name={m.field_status()}>
              <OfferStatus offer={offer} />
            </DescriptionItem>
          </DescriptionList>
          <PriceHistory offer={offer} />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-4 w-2/3" />
          ))}
        </div>
      )}
    </Drawer>
  )
}
