import { StatusChip } from '@admin-panel/ui/status-chip'
import type { ComponentProps } from 'react'

/** The labels, actions and colours of a section's states. */
export type Statuses<Status extends string> = Readonly<
  Record<
    Status,
    {
      label: () => string
      action: () => string
      tone: NonNullable<ComponentProps<typeof StatusChip>['tone']>
      /** The transition to this state is shown as dangerous. */
      isDanger?: boolean
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
  const { tone, label } = statuses[status]
  return <StatusChip tone={tone}>{label()}</StatusChip>
}

export function statusOptions<Status extends string>(statuses: Statuses<Status>) {
  // The cast is safe: the record has exactly the contract's states as keys.
  return (Object.keys(statuses) as Status[]).map((value) => ({ value, label: statuses[value].label() }))
}
