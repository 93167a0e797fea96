import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { toneOf } from '#record/status/tones.ts'
import { orderStatuses, paymentStatuses } from './statuses.ts'

export function OrderChip({ status }: { status: Schemas['OrderStatus'] }) {
  const { label } = orderStatuses[status]
  return <StatusChip tone={toneOf(status)}>{label()}</StatusChip>
}

export function PaymentChip({ status }: { status: Schemas['PaymentStatus'] }) {
  const { label } = paymentStatuses[status]
  return <StatusChip tone={toneOf(status)}>{label()}</StatusChip>
}
