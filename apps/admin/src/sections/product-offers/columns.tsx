import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { updatedColumn } from '#list/moment-columns.tsx'
import { FormerPrice, OfferStatus } from '#shop/product-offers/offer-cells.tsx'
import type { Offer } from '#shop/product-offers/statuses.ts'
import { Thumbnail } from '#record/thumbnail.tsx'

/** A user of one company has no seller column. */
export const columns = (hasSellers: boolean): TableColumn<Offer>[] => [
  {
    id: 'product',
    header: m.field_product_id(),
    width: 264,
    picture: ({ image_url }) => <Thumbnail url={image_url} />,
    cell: ({ product }) => product.label,
    note: ({ brand, article }) => (
      <>
        {brand && `${brand.label} · `}
        <span className="font-code">{article}</span>
      </>
    ),
  },
  {
    id: 'seller_sku',
    kind: 'code',
    header: m.offers_column_sku(),
    sortKey: 'seller_sku',
    cell: ({ seller_sku }) => <span className="font-code whitespace-nowrap">{seller_sku}</span>,
  },
  ...(hasSellers ? [{ id: 'company', header: m.field_company_id(), cell: ({ company }: Offer) => company.label }] : []),
  {
    id: 'price',
    kind: 'sum',
    header: m.field_price_kopecks(),
    sortKey: 'price_kopecks',
    align: 'end',
    cell: ({ price_kopecks }) => <span className="tabular-nums">{formatMoney(price_kopecks)}</span>,
    note: (offer) => <FormerPrice offer={offer} />,
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
    kind: 'state',
    width: 184,
    header: m.field_status(),
    cell: (offer) => <OfferStatus offer={offer} isCompact />,
  },
  updatedColumn(),
]
