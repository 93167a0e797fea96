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
  const parts = [
    { id: 'way', content: wayOf(card) },
    delivered_at
      ? {
          id: 'delivered',
          content: (
            <>
              {m.orders_delivered_at()} <Moment time={delivered_at} />
            </>
          ),
        }
      : days && { id: 'days', title: m.orders_deliver(), content: days },
    storage_until && { id: 'storage', content: `${m.orders_storage_until()} ${formatDay(storage_until)}` },
    track_number && {
      id: 'track',
      title: m.field_track_number(),
      content: (
        <>
          <span className="font-code">{track_number}</span> <CopyButton text={track_number} />
        </>
      ),
    },
  ].filter((part) => part !== null && part !== '' && part !== undefined)
  usePageActions(isOpen ? [{ label: change, run: () => setIsEditing(true) }] : [])
  return (
    <div className="flex min-w-0 items-center gap-1">
      <ul aria-label={m.filter_delivery_id()} className="min-w-0 break-words text-secondary">
        {parts.map(({ id, title, content }, index) => (
          <li key={id} title={title} className="inline">
            {content}
            {/* No line begins with the dot. */}
            {index < parts.length - 1 && <span aria-hidden>{'\u00a0· '}</span>}
          </li>
        ))}
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
