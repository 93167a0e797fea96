import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { updatedColumn } from '#list/moment-columns.tsx'
import { OfferPrice, OfferStatus } from './record/offers/offer-cells.tsx'
import type { Offer } from './record/offers/statuses.ts'
import { Thumbnail } from './thumbnail.tsx'

/** A user of one company has no seller column. */
export const columns = (hasSellers: boolean): TableColumn<Offer>[] => [
  {
    id: 'product',
    header: m.field_product_id(),
    // Long words in other columns must not hyphenate this one.
    className: '@min-[40rem]:min-w-58',
    cell: ({ product, image_url }) => (
      <span className="inline-flex max-w-full items-center gap-2.5 align-middle">
        <Thumbnail url={image_url} />
        <span className="min-w-0">{product.label}</span>
      </span>
    ),
  },
  {
    id: 'article',
    header: m.field_article(),
    cell: ({ brand, article }) => (
      <span className="block whitespace-nowrap">
        <span className="font-code">{article}</span>
        {brand && <span className="block text-xs text-muted">{brand.label}</span>}
      </span>
    ),
  },
  {
    id: 'seller_sku',
    header: m.offers_column_sku(),
    sortKey: 'seller_sku',
    cell: ({ seller_sku }) => <span className="font-code whitespace-nowrap">{seller_sku}</span>,
  },
  ...(hasSellers ? [{ id: 'company', header: m.field_company_id(), cell: ({ company }: Offer) => company.label }] : []),
  {
    id: 'price',
    header: m.field_price_kopecks(),
    sortKey: 'price_kopecks',
    align: 'end',
    cell: (offer) => <OfferPrice offer={offer} />,
  },
  {
    id: 'available',
    header: m.offer_available(),
    sortKey: 'available',
    align: 'end',
    cell: ({ available, out_of_stock }) => (
      <span className="tabular-nums">
        {out_of_stock ? (
          <span className="text-muted">{m.offer_out_of_stock()}</span>
        ) : (
          available.toLocaleString('ru-RU')
        )}
      </span>
    ),
  },
  {
    id: 'status',
    header: m.field_status(),
    cell: (offer) => <OfferStatus offer={offer} isCompact />,
  },
  updatedColumn(),
]
