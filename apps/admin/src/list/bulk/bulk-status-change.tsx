import type { Resource } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { recordPath } from '#data/paths.ts'
import { invalidateResource } from '#data/cache.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { StatusDialog } from '#record/status/status-dialog.tsx'
import type { StatusChange, StatusTarget } from '#record/status/status-change.ts'
import { LeaveGuard } from '#page/unsaved-guard.tsx'
import type { Statuses } from '#record/status/statuses.tsx'
import { BulkProgress } from './progress.tsx'
import { useOneByOne } from './use-one-by-one.ts'

interface Row {
  id: number
  version: number
}

interface BulkStatusChangeProps<R extends Row, Status extends string> {
  of: Resource
  rows: readonly R[]
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
  change: (params: StatusChange<Status> & Row) => Promise<unknown>
  onDone: () => void
}

/** Changes the status of a selection, one record at a time. */
export function BulkStatusChange<R extends Row, Status extends string>({
  of,
  rows,
  nameOf,
  statuses,
  targets,
  countInWords,
  describe,
  warning,
  hasUntil = () => false,
  change,
  onDone,
}: BulkStatusChangeProps<R, Status>) {
  const [target, setTarget] = useState<StatusTarget<Status> | null>(null)
  const run = useOneByOne<R, StatusChange<Status>>({
    rows,
    nameOf,
    pathOf: ({ id }) => recordPath(of, id),
    change: ({ id, version }, target) => change({ id, version, ...target }),
    onDone: close,
    onSettled: () => invalidateResource(of),
  })

  function close() {
    run.stop()
    // The dialog stays open during a run, so that its failures are seen.
    if (run.isPending) return
    setTarget(null)
    if (run.outcome) {
      if (target) forgetTyped(draftOf(target))
      onDone()
    }
    run.forget()
  }

  function draftOf({ status }: StatusTarget<Status>) {
    return `${of}/bulk/status/${status}`
  }

  function headingOf({ status }: StatusTarget<Status>) {
    const action = statuses[status].action()
    const [first] = rows
    return rows.length === 1 && first
      ? m.status_dialog_title({ action, name: nameOf(first) })
      : countInWords({ action, count: rows.length })
  }

  return (
    <>
      <LeaveGuard when={run.isPending} />
      {targets.map((offered) => (
        <Button key={offered.status} size="sm" onClick={() => setTarget(offered)}>
          {statuses[offered.status].action()}
        </Button>
      ))}
      {target && (
        <StatusDialog
          draft={draftOf(target)}
          target={target}
          heading={headingOf(target)}
          description={describe(target.status)}
          isDanger={statuses[target.status].isDanger ?? false}
          hasUntil={hasUntil(target.status)}
          details={warning?.(target.status)}
          confirmText={statuses[target.status].action()}
          cancelText={statuses[target.status].keep?.()}
          isPending={run.isPending}
          onConfirm={run.start}
          onClose={close}
          progress={run.outcome && <BulkProgress outcome={run.outcome} onStop={run.isPending ? run.stop : undefined} />}
        />
      )}
    </>
  )
}
