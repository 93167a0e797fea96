import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatDateTime } from '#data/time/format-date.ts'
import { MoneyLine } from '#shop/orders/money-line.tsx'
import type { originalSums } from './original-sums.ts'

type Payment = Schemas['Payment'] & Partial<Pick<Schemas['OrderPayment'], 'sub_order'>>

type SumName = `${'total' | 'cancelled' | 'returned' | 'paid' | 'refunded'}_kopecks`

interface MoneyProps {
  purchase: ReturnType<typeof originalSums>
  /** The sums of an order or of a sub-order. */
  of: Pick<Schemas['Order'], SumName> & {
    payments: readonly Payment[]
  }
  /** The label of the total. */
  totalName: string
  /** Whether the payments name their sub-order. */
  hasParts?: boolean
}

/** The purchase, the remaining sum, the payments and the refunds with their times. */
export function Money({ purchase, of, totalName, hasParts = false }: MoneyProps) {
  const { total_kopecks, cancelled_kopecks, returned_kopecks, paid_kopecks, refunded_kopecks, payments } = of
  const due = total_kopecks - paid_kopecks + refunded_kopecks
  const isLess = cancelled_kopecks + returned_kopecks > 0
  return (
    <>
      <MoneyLine name={m.orders_sum_items()} kopecks={purchase.items_kopecks} />
      {purchase.discount_kopecks > 0 && (
        <MoneyLine name={m.orders_sum_discount()} kopecks={-purchase.discount_kopecks} />
      )}
      <MoneyLine name={m.orders_sum_delivery()} kopecks={purchase.delivery_kopecks} />
      <MoneyLine name={isLess ? m.orders_sum_bought() : totalName} kopecks={purchase.bought_kopecks} isMain />
      {cancelled_kopecks > 0 && <MoneyLine name={m.orders_sum_cancelled()} kopecks={-cancelled_kopecks} />}
      {returned_kopecks > 0 && <MoneyLine name={m.orders_sum_returned()} kopecks={-returned_kopecks} />}
      {isLess && <MoneyLine name={m.orders_sum_left()} kopecks={total_kopecks} isMain />}
      {payments.map((payment) => (
        <MoneyLine
          key={payment.id}
          name={payment.kind === 'refund' ? m.orders_sum_refunded() : m.orders_sum_paid()}
          kopecks={payment.kind === 'refund' ? -payment.kopecks : payment.kopecks}
          hint={[
            hasParts && payment.sub_order?.label,
            formatDateTime(payment.created_at),
            payment.source && `${payment.source} ${payment.external_id}`,
            payment.reason?.label,
          ]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
      {due > 0 && <MoneyLine name={m.orders_sum_due()} kopecks={due} isMain={paid_kopecks > 0} />}
      {due < 0 && <MoneyLine name={m.orders_sum_due_back()} kopecks={-due} isMain />}
    </>
  )
}
