import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { orderStatuses, paymentStatuses } from './statuses.ts'

export function OrderChip({ status }: { status: Schemas['OrderStatus'] }) {
  const { label, tone } = orderStatuses[status]
  return <StatusChip tone={tone}>{label()}</StatusChip>
}

export function PaymentChip({ status }: { status: Schemas['PaymentStatus'] }) {
  const { label, tone } = paymentStatuses[status]
  return <StatusChip tone={tone}>{label()}</StatusChip>
}
