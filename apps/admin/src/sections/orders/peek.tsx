import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { queries } from '#data/queries.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { Thumbnail } from '#record/thumbnail.tsx'
import { PrimaryStep } from './lane/primary-step.tsx'
import { Stages } from './lane/stages.tsx'

/** The parts of an order beside its list: what is sold, by whom, and how far it has come. */
export function OrderPeek({ id }: { id: number }) {
  const result = useQuery(queries.orders.view({ id }))
  if (result.isError) return <LoadFailed query={result} />
  if (!result.data) return <Skeleton className="h-40 shrink-0" />
  return (
    <ul className="flex flex-col gap-3">
      {result.data.sub_orders.map((card) => (
        <li key={card.id} className="flex min-w-0 flex-col gap-2 rounded-xl border border-line p-3">
          <span className="flex min-w-0 justify-between gap-2">
            <span className="font-code">{card.number}</span>
            <span className="truncate text-secondary">{card.company.label}</span>
          </span>
          <Stages card={card} delivery={result.data.delivery_type} hasLabels={false} />
          <ul className="flex flex-col gap-1.5 [--thumb:2rem]">
            {card.items.map((item) => (
              <li key={item.id} className="flex min-w-0 items-center gap-2.5">
                <Thumbnail url={item.image_url} />
                <span className="min-w-0 grow truncate">{item.name}</span>
                <span className="text-secondary tabular-nums">× {item.quantity}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** The same next step as in the head of the order. */
export function OrderPeekAction({ id }: { id: number }) {
  const { data: order } = useQuery(queries.orders.view({ id }))
  return order && <PrimaryStep cards={order.sub_orders} orderTotal={order.total_kopecks} />
}
