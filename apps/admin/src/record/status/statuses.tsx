import { StatusChip } from '@admin-panel/ui/status-chip'
import type { ComponentProps } from 'react'

/** How the states of a section are called, what one does to get there, and how they look. */
export type Statuses<Status extends string> = Readonly<
  Record<
    Status,
    {
      label: () => string
      action: () => string
      tone: NonNullable<ComponentProps<typeof StatusChip>['tone']>
      /** Leading there is drawn as dangerous. */
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
  // The record names every state of the contract, and nothing else.
  return (Object.keys(statuses) as Status[]).map((value) => ({ value, label: statuses[value].label() }))
}
