import { DataTable } from '@admin-panel/ui/data-table'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { formatMoney } from '#shared/format-money.ts'
import { Moment } from '#shared/moment.tsx'
import { outdate } from '#shared/record/keep-record.ts'
import { StatusMenu } from '#shared/status/status-menu.tsx'
import { statusesOf, type Offer } from './statuses.ts'

const columns = (): TableColumn<Offer>[] => [
  { id: 'company', header: m.field_company_id(), cell: ({ company }) => company.label },
  {
    id: 'seller_sku',
    header: m.field_seller_sku(),
    cell: ({ seller_sku }) => <span className="font-mono">{seller_sku}</span>,
  },
  { id: 'price', header: m.field_price_kopecks(), align: 'end', cell: (offer) => <Price offer={offer} /> },
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
    header: m.field_status(),
    // On a phone the button has room only under its label.
    className: '@max-[22rem]:grid-cols-1! @max-[22rem]:*:col-start-1!',
    cell: (offer) => <Status offer={offer} />,
  },
  { id: 'updated', header: m.record_updated(), cell: ({ updated_at }) => <Moment time={updated_at} /> },
]

export function OfferTable({ offers }: { offers: readonly Offer[] }) {
  return (
    <DataTable
      caption={m.offers_caption()}
      columns={columns()}
      rows={offers}
      rowId={({ id }) => String(id)}
      rowName={({ company }) => company.label}
      empty={null}
    />
  )
}

function Price({
  offer: { price_kopecks, old_price_kopecks, last_price_kopecks, price_quarantine },
}: {
  offer: Offer
}) {
  return (
    <span className="block whitespace-nowrap tabular-nums">
      {formatMoney(price_kopecks)}
      {old_price_kopecks !== null && <s className="block text-xs text-muted">{formatMoney(old_price_kopecks)}</s>}
      {price_quarantine && last_price_kopecks !== null && (
        <span className="block text-xs text-amber-text">
          {m.offer_price_was({ price: formatMoney(last_price_kopecks) })}
        </span>
      )}
    </span>
  )
}

function Status({ offer }: { offer: Offer }) {
  const isChecked = offer.price_quarantine && offer.status === 'active'
  const record = {
    ...offer,
    // A refusal says why, as a confirmation does.
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
      change={client.api.productOffers.statusChange}
      onChanged={() => outdate('products')}
    />
  )
}
