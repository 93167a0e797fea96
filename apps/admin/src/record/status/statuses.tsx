import { StatusChip } from '@admin-panel/ui/status-chip'
import type { ComponentProps } from 'react'
import { valuesOf } from '#text/options-of.ts'

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

export function statusOptions<Status extends string>(statuses: Readonly<Record<Status, { label: () => string }>>) {
  return valuesOf(statuses).map((value) => ({ value, label: statuses[value].label() }))
}
