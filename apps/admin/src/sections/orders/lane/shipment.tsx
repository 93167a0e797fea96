import type { Schemas } from '@admin-panel/sdk'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { IconButton } from '@admin-panel/ui/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { formatDay, formatDays } from '#data/time/format-date.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { carrierName } from '#shop/orders/labels.ts'
import { usePageActions } from '#page/page-actions.ts'
import { useCan } from '#data/queries.ts'

type Card = Schemas['SubOrderCard']

const ShipmentDialog = lazyPart(async () => (await import('./shipment-dialog.tsx')).ShipmentDialog)

const FINAL: readonly Card['status'][] = ['delivered', 'partially_returned', 'returned', 'cancelled']

/** The way of the shipment in one line: from the point to the buyer, when, and by whom; editable while pieces remain. */
export function Shipment({ card }: { card: Card }) {
  const [isEditing, setIsEditing] = useState(false)
  const canUpdate = useCan('order.update')
  const { status, track_number, storage_until, delivered_at } = card
  const days = daysOf(card)
  const isOpen = canUpdate && !FINAL.includes(status)
  const change = m.orders_change_shipment({ number: card.number })
  usePageActions(isOpen ? [{ label: change, run: () => setIsEditing(true) }] : [])
  return (
    <div className="flex min-w-0 items-center gap-1">
      <ul
        aria-label={m.filter_delivery_id()}
        className="flex min-w-0 flex-wrap gap-x-1 text-secondary [&>li+li]:before:me-1 [&>li+li]:before:content-['·']"
      >
        <li className="min-w-0 break-words">{wayOf(card)}</li>
        {delivered_at ? (
          <li>
            {m.orders_delivered_at()} <Moment time={delivered_at} />
          </li>
        ) : (
          days && <li title={m.orders_deliver()}>{days}</li>
        )}
        {storage_until && (
          <li>
            {m.orders_storage_until()} {formatDay(storage_until)}
          </li>
        )}
        {track_number && (
          <li title={m.field_track_number()} className="inline-flex items-center gap-1">
            <span className="font-code break-all">{track_number}</span>
            <CopyButton text={track_number} />
          </li>
        )}
      </ul>
      {isOpen && (
        <IconButton label={change} className="-my-1" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {isEditing && <ShipmentDialog card={card} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

/** `Склад → Пункт выдачи СДЭК`; the carrier follows where the method does not name it. */
function wayOf({ store_point, delivery, carrier }: Card) {
  const by = carrier ? carrierName(carrier) : null
  const method = delivery?.label ?? null
  const to = method && by && !method.includes(by) ? `${method}, ${by}` : (method ?? by)
  return [store_point?.label, to].filter(Boolean).join(' → ') || '—'
}

function daysOf({ deliver_from, deliver_to }: Card) {
  const first = deliver_from ?? deliver_to
  return first && formatDays(first, deliver_to ?? first, 'short')
}
