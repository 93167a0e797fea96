import type { Schemas } from '@admin-panel/sdk'
import { Segments } from '@admin-panel/ui/segments'
import { subOrderStages, subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'

interface StagesProps {
  card: Pick<Schemas['SubOrderCard'], 'status' | 'is_overdue'>
  delivery: Schemas['DeliveryType']
  /** False where several sub-orders stand below each other, each with the words of its state. */
  hasLabels?: boolean
}

/** The way of a sub-order from the purchase to the buyer, and where it is. One that has left the way has none. */
export function Stages({ card: { status, is_overdue }, delivery, hasLabels = true }: StagesProps) {
  const stages = subOrderStages.filter(
    (stage) => stage !== 'at_pickup' || delivery === 'pickup' || status === 'at_pickup',
  )
  const now = stages.indexOf(status)
  if (now < 0 && status !== 'awaiting_payment') return null
  const tone = status === 'delivered' ? 'green' : is_overdue ? 'red' : 'blue'
  return (
    <Segments
      isWide
      hasLabels={hasLabels}
      parts={stages.map((stage, index) => ({
        id: stage,
        label: subOrderStatuses[stage].label(),
        tone: index <= now ? tone : 'grey',
        percent: index <= now ? 100 : 0,
        isCurrent: index === now,
      }))}
    />
  )
}
