import type { Schemas } from '@admin-panel/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { formatMoney } from '#text/format-money.ts'
import { getLocale } from '#text/locale.ts'
import { queries, useCan } from '#data/queries.ts'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { pathTo } from '#data/paths.ts'

type Offer = Schemas['ProductOfferRow']

const SIZE = 20
const DEEPEST = 10_000 / SIZE
const count = (value = 0) => value.toLocaleString(getLocale())

/** The stock at this point by offer. */
export function Stocks({ point: { id } }: { point: Point }) {
  const pages = usePageNumber()
  const canView = useCan('product.view')
  const query = useQuery({
    ...queries.productOffers.list({
      store_point_id: [id],
      sort: ['-available'],
      page: Math.min(pages.page, DEEPEST),
      per_page: SIZE,
    }),
    placeholderData: keepPreviousData,
  })
  const stockOf = ({ stocks }: Offer) => stocks.find(({ store_point_id }) => store_point_id === id)
  return (
    <RelatedTable<Offer>
      title={m.points_stocks()}
      query={query}
      empty={m.points_stocks_empty()}
      columns={[
        { id: 'product', header: m.field_product_id(), cell: ({ product }) => product.label },
        {
          id: 'article',
          header: m.field_article(),
          cell: ({ article }) => <Article>{article}</Article>,
        },
        {
          id: 'sku',
          header: m.field_seller_sku(),
          cell: ({ seller_sku }) => <span className="font-code whitespace-nowrap">{seller_sku}</span>,
        },
        {
          id: 'quantity',
          header: m.points_quantity(),
          align: 'end',
          cell: (offer) => count(stockOf(offer)?.quantity),
        },
        {
          id: 'reserved',
          header: m.points_reserved(),
          align: 'end',
          cell: (offer) => count(stockOf(offer)?.reserved),
        },
        {
          id: 'price',
          kind: 'sum',
          header: m.field_price_kopecks(),
          align: 'end',
          cell: ({ price_kopecks }) => <span className="whitespace-nowrap">{formatMoney(price_kopecks)}</span>,
        },
      ]}
      rowName={({ product }) => product.label}
      rowLink={
        canView ? ({ product_id }) => <Link to={pathTo('products', product_id, { tab: 'offers' })} /> : undefined
      }
      pages={pages}
    />
  )
}
