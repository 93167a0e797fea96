import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { toneOf } from '#record/status/tones.ts'
import { deliveryStates } from './statuses.ts'

type Row = Schemas['WebhookDeliveryRow']

export function DeliveryState({ state }: Pick<Row, 'state'>) {
  return <StatusChip tone={toneOf(state)}>{deliveryStates[state].label()}</StatusChip>
}

export function Answer({ answer_status, failure }: Pick<Row, 'answer_status' | 'failure'>) {
  const parts = [answer_status, failure].filter((part) => part !== null)
  return <span className="tabular-nums">{parts.join('. ') || '—'}</span>
}
