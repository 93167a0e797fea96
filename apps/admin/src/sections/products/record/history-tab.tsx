import { useQuery } from '@tanstack/react-query'
import { queries, useCan } from '#data/queries.ts'
import { TwoColumns } from '#page/two-columns.tsx'
import { RecordHistory } from '#record/history/record-history.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { OfferPrices } from '#shop/product-offers/offer-prices.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import type { Product } from './values.ts'

/** The card's history, beside the prices of its offers and its states. */
export function HistoryTab({ product: { id } }: { product: Product }) {
  const canSeeOffers = useCan('product-offer')
  const { data } = useQuery(queries.products.statusHistory({ id }))
  return (
    <TwoColumns side={canSeeOffers && <OfferPrices productId={id} />}>
      <RecordHistory entity="product" id={id} hasStatusesBeside />
      <StatusHistory entries={data?.items} statuses={productStatuses} />
    </TwoColumns>
  )
}
