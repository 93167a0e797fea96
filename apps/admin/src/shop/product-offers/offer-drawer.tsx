import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { PastLink } from '#record/history/past-link.tsx'
import { RecordDrawer } from '#record/record-drawer.tsx'
import { queries, useCan } from '#data/queries.ts'
import { formatMoney } from '#text/format-money.ts'
import { FormerPrice, OfferStatus } from './offer-cells.tsx'
import { PriceHistory } from './price-history.tsx'
import { StockBars } from './stock-bars.tsx'
import { pathTo } from '#data/paths.ts'

/** One offer: its terms, state and price history. */
export function OfferDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const canViewProduct = useCan('product.view')
  return (
    <RecordDrawer
      query={queries.productOffers.view({ id })}
      heading={(offer) => offer?.product.label ?? m.offer_one({ id })}
      missing={m.offer_missing({ id })}
      onClose={onClose}
    >
      {(offer) => (
        <>
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
              {formatMoney(offer.price_kopecks)} <FormerPrice offer={offer} />
            </DescriptionItem>
            {offer.stocks.length === 0 && (
              <DescriptionItem name={m.offer_available()}>{m.offer_out_of_stock()}</DescriptionItem>
            )}
            <DescriptionItem name={m.field_status()}>
              <OfferStatus offer={offer} />
            </DescriptionItem>
          </DescriptionList>
          {offer.stocks.length > 0 && (
            <section className="flex min-w-0 flex-col gap-2">
              <h3 className="font-label">{m.offer_stock_by_point()}</h3>
              <StockBars stocks={offer.stocks} />
            </section>
          )}
          <p>
            <PastLink entity="product-offer" id={offer.id} />
          </p>
          <PriceHistory offer={offer} />
        </>
      )}
    </RecordDrawer>
  )
}
