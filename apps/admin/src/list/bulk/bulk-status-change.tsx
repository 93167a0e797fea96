import { Button } from '@admin-panel/ui/button'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Chosen } from '#list/selection.ts'
import { useStatusFields } from '#record/status/status-fields.tsx'
import type { StatusChange, StatusTarget } from '#record/status/status-change.ts'
import type { Statuses } from '#record/status/statuses.tsx'
import type { BulkCall, BulkRow } from './bulk-call.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkStatusChangeProps<R extends BulkRow, Status extends string> {
  chosen: Chosen<R>
  nameOf: (row: R) => string
  statuses: Statuses<Status>
  /** The target states of the selection. */
  targets: readonly StatusTarget<Status>[]
  /** «Приостановить: 3 продавца». */
  countInWords: (words: { action: string; count: number }) => string
  describe: (status: Status) => string | undefined
  /** What the selection should be looked through for before the change. */
  warning?: (status: Status) => ReactNode
  hasUntil?: (status: Status) => boolean
  call: (change: StatusChange<Status>) => BulkCall
  onDone: () => void
}

/** Changes the status of a selection. */
export function BulkStatusChange<R extends BulkRow, Status extends string>({
  statuses,
  targets,
  onDone,
  ...props
}: BulkStatusChangeProps<R, Status>) {
  const [target, setTarget] = useState<StatusTarget<Status> | null>(null)
  return (
    <>
      {targets.map((offered) => (
        <Button key={offered.status} size="sm" onClick={() => setTarget(offered)}>
          {statuses[offered.status].action()}
        </Button>
      ))}
      {target && (
        <TargetDialog
          {...props}
          {...statuses[target.status]}
          target={target}
          onClose={(isDone) => {
            setTarget(null)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}

interface TargetDialogProps<R extends BulkRow, Status extends string> extends Omit<
  BulkStatusChangeProps<R, Status>,
  'statuses' | 'targets' | 'onDone'
> {
  target: StatusTarget<Status>
  action: () => string
  isDanger?: boolean
  onClose: (isDone: boolean) => void
}

function TargetDialog<R extends BulkRow, Status extends string>({
  chosen,
  nameOf,
  target,
  action,
  isDanger = false,
  countInWords,
  describe,
  warning,
  hasUntil = () => false,
  call,
  onClose,
}: TargetDialogProps<R, Status>) {
  const { status } = target
  const { fields, read } = useStatusFields({ draft: null, target, hasUntil: hasUntil(status) })
  const [only] = chosen.rows
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) =>
        count === 1 && only
          ? m.status_dialog_title({ action: action(), name: nameOf(only) })
          : countInWords({ action: action(), count })
      }
      description={describe(status)}
      isDanger={isDanger}
      prepare={() => {
        const change = read()
        return change && call(change)
      }}
      onClose={onClose}
    >
      {warning?.(status)}
      {fields}
    </BulkDialog>
  )
}
