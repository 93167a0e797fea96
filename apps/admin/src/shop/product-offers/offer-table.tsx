import { DataTable } from '@admin-panel/ui/data-table'
import { formatMoney } from '#text/format-money.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'
import { FormerPrice, OfferStatus } from './offer-cells.tsx'
import type { Offer } from './statuses.ts'

const OfferDrawer = lazyPart(async () => (await import('./offer-drawer.tsx')).OfferDrawer)

const columns = (): TableColumn<Offer>[] => [
  { id: 'company', header: m.field_company_id(), cell: ({ company }) => company.label },
  {
    id: 'seller_sku',
    kind: 'code',
    header: m.offers_column_sku(),
    cell: ({ seller_sku }) => <span className="font-code">{seller_sku}</span>,
  },
  {
    id: 'price',
    kind: 'sum',
    header: m.field_price_kopecks(),
    align: 'end',
    cell: ({ price_kopecks }) => <span className="tabular-nums">{formatMoney(price_kopecks)}</span>,
    note: (offer) => <FormerPrice offer={offer} />,
  },
  {
    id: 'available',
    header: m.offer_available(),
    align: 'end',
    cell: ({ available, out_of_stock }) =>
      out_of_stock ? <span className="text-muted">{m.offer_out_of_stock()}</span> : available.toLocaleString(),
  },
  {
    id: 'days',
    header: m.offer_days(),
    cell: ({ delivery_days_min, delivery_days_max }) =>
      delivery_days_min === delivery_days_max ? delivery_days_min : `${delivery_days_min}–${delivery_days_max}`,
  },
  {
    id: 'status',
    kind: 'state',
    header: m.field_status(),
    cell: (offer) => <OfferStatus offer={offer} isCompact />,
  },
  {
    id: 'updated',
    kind: 'moment',
    header: m.record_updated(),
    cell: ({ updated_at }) => <Moment time={updated_at} />,
  },
]

export function OfferTable({ offers }: { offers: readonly Offer[] }) {
  const [offerId, setOfferId] = useState<number | null>(null)
  return (
    <>
      <DataTable
        label={m.entity_product_offer()}
        columns={columns()}
        rows={offers}
        rowId={({ id }) => String(id)}
        rowName={({ company }) => company.label}
        actionsWidth={132}
        rowActions={({ id }) => (
          <Button size="sm" variant="ghost" onClick={() => setOfferId(id)}>
            {m.offer_price_history()}
          </Button>
        )}
        empty={null}
      />
      {offerId !== null && <OfferDrawer id={offerId} onClose={() => setOfferId(null)} />}
    </>
  )
}
