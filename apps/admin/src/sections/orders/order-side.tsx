import { orderSourceWords } from '#contract/enums/order-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { Moment } from '#page/moment.tsx'
import { useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { BuyerFacts } from './buyer-facts.tsx'
import { Money } from './sums/money.tsx'
import type { OrderPart } from './order-dialog.tsx'
import { placedOf } from './sums/placed.ts'
import { PaymentChip } from './state-chip.tsx'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)

/** The buyer, the payment and the staff note of an order. */
export function OrderSide({ order }: { order: Schemas['Order'] }) {
  const [part, setPart] = useState<OrderPart | null>(null)
  const canUpdate = useCan('order.update')
  const isStaff = useIsStaff()
  const mayEdit = canUpdate && isStaff
  return (
    <>
      <Card
        title={m.orders_recipient()}
        actions={
          mayEdit &&
          !order.recipient_is_locked && (
            <Button size="sm" onClick={() => setPart('recipient')}>
              {m.orders_change()}
              <span className="sr-only">{m.orders_recipient().toLocaleLowerCase()}</span>
            </Button>
          )
        }
      >
        <BuyerFacts of={order} />
        {mayEdit && order.recipient_is_locked && (
          <p className="pt-2 text-xs text-muted">{m.orders_recipient_locked()}</p>
        )}
      </Card>
      <Card title={m.orders_payment()} actions={<PaymentChip status={order.payment_status} />}>
        <p className="mb-2 text-secondary">{order.payment_system.label}</p>
        <dl>
          <Money
            placed={placedOf(order.sub_orders)}
            of={order}
            totalName={isStaff ? m.orders_sum_order() : m.orders_sum_own()}
            hasParts={order.sub_orders.length > 1}
          />
        </dl>
      </Card>
      {isStaff && (
        <Card
          title={m.field_comment_staff()}
          actions={
            mayEdit && (
              <Button size="sm" onClick={() => setPart('note')}>
                {order.comment_staff ? m.orders_change() : m.orders_note_add()}
                <span className="sr-only">{m.field_comment_staff().toLocaleLowerCase()}</span>
              </Button>
            )
          }
        >
          <p className={order.comment_staff ? 'break-words whitespace-pre-line' : 'text-muted'}>
            {order.comment_staff ?? m.orders_note_empty()}
          </p>
        </Card>
      )}
      <RecordFacts record={order}>
        <DescriptionItem name={m.orders_column_placed()}>
          <Moment time={order.placed_at} />
        </DescriptionItem>
        <DescriptionItem name={m.orders_source()}>{orderSourceWords[order.source]()}</DescriptionItem>
      </RecordFacts>
      {part && <OrderDialog order={order} part={part} onClose={() => setPart(null)} />}
    </>
  )
}
