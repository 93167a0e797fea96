import type { Schemas } from '@admin-panel/sdk'
import { Segments } from '@admin-panel/ui/segments'
import { m } from '#paraglide/messages.js'
import { subOrderStages, subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import { toneOf } from '#record/status/tones.ts'

/** How far a sub-order has come; one that has left the way is at its end. */
function percentOf(status: SubOrderStatus) {
  if (status === 'awaiting_payment') return 0
  const stage = subOrderStages.indexOf(status)
  return stage < 0 ? 100 : ((stage + 1) / subOrderStages.length) * 100
}

const words = ({ status }: { status: SubOrderStatus }) => subOrderStatuses[status].label()

/** The sub-orders of an order as segments, with the words of the only one or the number of several. */
export function Parts({ row: { status, sub_orders } }: { row: Pick<Schemas['OrderRow'], 'status' | 'sub_orders'> }) {
  const [first] = sub_orders
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-x-2 align-bottom max-sm:flex-wrap">
      <Segments
        parts={sub_orders.map((part) => ({
          id: part.id,
          label: `${part.number}, ${part.company.label}: ${words(part)}`,
          tone: toneOf(part.status),
          percent: percentOf(part.status),
        }))}
      />
      {sub_orders.length > 1 ? (
        <span className="truncate">{m.orders_parts({ count: sub_orders.length })}</span>
      ) : (
        first && first.status !== status && <span className="truncate">{words(first)}</span>
      )}
    </span>
  )
}
