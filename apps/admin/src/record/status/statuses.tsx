import { StatusChip } from '@admin-panel/ui/status-chip'
import { valuesOf } from '#text/options-of.ts'
import { toneOf, type Tone } from './tones.ts'

/** The labels and actions of a section's states. */
export type Statuses<Status extends string> = Readonly<
  Record<
    Status,
    {
      label: () => string
      action: () => string
      /** Where the label says more than the state. */
      tone?: Tone
      /** The transition to this state is shown as dangerous. */
      isDanger?: boolean
      /** Says that the transition is not made, where «Отмена» could be misread. */
      keep?: () => string
    }
  >
>

export function StatusBadge<Status extends string>({
  statuses,
  status,
}: {
  statuses: Statuses<Status>
  status: Status
}) {
  const { tone = toneOf(status), label } = statuses[status]
  return <StatusChip tone={tone}>{label()}</StatusChip>
}

export function statusOptions<Status extends string>(statuses: Readonly<Record<Status, { label: () => string }>>) {
  return valuesOf(statuses).map((value) => ({ value, label: statuses[value].label() }))
}
