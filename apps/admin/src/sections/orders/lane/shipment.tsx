import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { CopyButton } from '@admin-panel/ui/copy-button'
import Pencil from 'lucide-react/icons/pencil'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { formatDay } from '#data/time/format-date.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { carrierName } from '#shop/orders/labels.ts'
import { useCan } from '#data/queries.ts'

type Card = Schemas['SubOrderCard']

const ShipmentDialog = lazyPart(async () => (await import('./shipment-dialog.tsx')).ShipmentDialog)

const FINAL: readonly Card['status'][] = ['delivered', 'partially_returned', 'returned', 'cancelled']

/** The shipment's point, carrier and delivery day; editable while pieces remain to be shipped. */
export function Shipment({ card }: { card: Card }) {
  const [isEditing, setIsEditing] = useState(false)
  const canUpdate = useCan('order.update')
  const { status, store_point, delivery, carrier, track_number } = card
  return (
    <div className="flex items-start gap-2">
      <dl className="grid grow gap-x-6 gap-y-2 @min-[30rem]:grid-cols-2 @min-[44rem]:grid-cols-3">
        <Fact name={m.field_store_point_id()}>{store_point?.label ?? '—'}</Fact>
        <Fact name={m.filter_delivery_id()}>{delivery?.label ?? '—'}</Fact>
        <Fact name={m.field_carrier()}>{carrier ? carrierName(carrier) : '—'}</Fact>
        <Fact name={m.field_track_number()}>
          {track_number ? (
            <span className="flex items-center gap-1">
              <span className="font-code break-all">{track_number}</span>
              <CopyButton text={track_number} />
            </span>
          ) : (
            '—'
          )}
        </Fact>
        <Fact name={m.orders_deliver()}>{daysOf(card)}</Fact>
        {card.storage_until && <Fact name={m.orders_storage_until()}>{formatDay(card.storage_until)}</Fact>}
        {card.delivered_at && (
          <Fact name={m.orders_delivered_at()}>
            <Moment time={card.delivered_at} />
          </Fact>
        )}
      </dl>
      {canUpdate && !FINAL.includes(status) && (
        <Button size="sm" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden />
          {m.orders_change()}
          <span className="sr-only">{card.number}</span>
        </Button>
      )}
      {isEditing && <ShipmentDialog card={card} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function daysOf({ deliver_from, deliver_to }: Card) {
  const days = [...new Set([deliver_from, deliver_to])].flatMap((day) => (day ? [formatDay(day)] : []))
  return days.join(' – ') || '—'
}
