import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { TextLink } from '@admin-panel/ui/text-link'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { pathTo } from '#data/paths.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { useMayOpen } from '#page/screens.ts'
import { isMasked, useReveal } from '#record/personal/use-reveal.tsx'
import { PersonalReaders } from '#record/personal/readers.tsx'
import { useCan } from '#data/queries.ts'
import { OrderHistory } from './history.tsx'
import { useCanAsStaff, useIsStaff } from '#data/access/use-is-staff.ts'
import { BuyerFacts } from './buyer-facts.tsx'
import { Money } from './sums/money.tsx'
import { PaymentButtons } from './payment/payment-buttons.tsx'
import type { OrderPart } from './order-dialog.tsx'
import { originalSums } from './sums/original-sums.ts'
import { PaymentChip } from './state-chip.tsx'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)

/** The buyer and the payment. */
export function OrderSide({ order }: { order: Schemas['Order'] }) {
  const [part, setPart] = useState<OrderPart | null>(null)
  const isStaff = useIsStaff()
  const seesBuyer = useCan('order.personal')
  const mayEdit = useCanAsStaff('order.update')
  return (
    <>
      <Card
        title={m.orders_recipient()}
        actions={
          mayEdit &&
          seesBuyer &&
          !order.recipient_is_locked && (
            <Button size="sm" onClick={() => setPart('recipient')}>
              {m.orders_change()}
              <span className="sr-only">{m.orders_recipient().toLocaleLowerCase()}</span>
            </Button>
          )
        }
      >
        <BuyerFacts orderId={order.id} of={order} />
        {mayEdit && order.recipient_is_locked && (
          <p className="pt-2 text-xs text-muted">{m.orders_recipient_locked()}</p>
        )}
      </Card>
      <Card title={m.orders_payment()} actions={<PaymentChip status={order.payment_status} />}>
        <p className="mb-2 text-secondary">{order.payment_system.label}</p>
        <dl>
          <Money
            purchase={originalSums(order.sub_orders)}
            of={order}
            totalName={isStaff ? m.orders_sum_order() : m.orders_sum_own()}
            hasParts={order.sub_orders.length > 1}
          />
        </dl>
        <PaymentButtons order={order} />
      </Card>
      <PersonalReaders entity="order" id={order.id} />
      {part && <OrderDialog order={order} part={part} onClose={() => setPart(null)} />}
    </>
  )
}

/** What happened, with the staff's note above it. */
export function OrderPast({ order }: { order: Schemas['Order'] }) {
  const [isNoting, setIsNoting] = useState(false)
  const isStaff = useIsStaff()
  const mayEdit = useCanAsStaff('order.update')
  const mayOpen = useMayOpen()
  return (
    <OrderHistory entries={order.history}>
      {isStaff && (order.comment_staff || mayEdit) && (
        <StaffNote order={order} onChange={mayEdit ? () => setIsNoting(true) : null} />
      )}
      {mayOpen(pathTo('facts.list')) && (
        <p className="mb-3">
          <TextLink render={<Link to={`${pathTo('facts.list')}?q=${order.number}`} />}>{m.orders_facts()}</TextLink>
        </p>
      )}
      {isNoting && <OrderDialog order={order} part="note" onClose={() => setIsNoting(false)} />}
    </OrderHistory>
  )
}

/** The note that all staff share, above the events, or the place to write it. */
function StaffNote({ order, onChange }: { order: Schemas['Order']; onChange: (() => void) | null }) {
  const { valueOf, action, dialog } = useReveal({ entity: 'order', id: order.id })
  const { comment_staff: note } = order
  if (!note)
    return (
      onChange && (
        <button
          type="button"
          onClick={onChange}
          className="mb-4 min-h-(--control) w-full rounded-lg border border-frame/60 px-3 text-start text-muted hover:bg-hover"
        >
          {m.orders_note_write()}
        </button>
      )
    )
  return (
    <section aria-label={m.field_comment_staff()} className="mb-4 rounded-lg bg-amber-soft px-3 py-2 text-amber-text">
      <h3 className="text-xs font-label">{m.orders_note_shared()}</h3>
      <p className="break-words whitespace-pre-line">
        {valueOf('comment_staff', note)} {action('comment_staff', m.field_comment_staff(), note)}
      </p>
      {onChange && !isMasked(note) && (
        <Button size="sm" variant="ghost" className="-ms-2" onClick={onChange}>
          {m.orders_change()}
          <span className="sr-only">{m.field_comment_staff().toLocaleLowerCase()}</span>
        </Button>
      )}
      {dialog}
    </section>
  )
}
