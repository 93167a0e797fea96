import type { Resource } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { BatchOutcome } from './batches.ts'
import type { BulkChange, BulkRow } from './bulk-change.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { recordPath } from '#data/paths.ts'
import { LeaveGuard } from '#page/unsaved-guard.tsx'
import { BulkProgress, Skipped } from './progress.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps<Row extends BulkRow> {
  of: Resource
  heading: string
  description?: string | undefined
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** The controls of the change; none if the change needs no input. */
  children?: ReactNode
  /** The controls' value; null while it is incomplete, which the controls report themselves. */
  prepare: () => BulkChange<Row> | null
  /** The outcome in one word: «Скрыто»; the default is «Изменено». */
  done?: string
  onChanged: () => void
  onClose: (isDone: boolean) => void
}

/** Prepares, previews, runs and undoes a change of many rows in one dialog. */
export function BulkDialog<Row extends BulkRow>(props: BulkDialogProps<Row>) {
  const { of, heading, description, nameOf, done = m.bulk_done(), children, prepare, onChanged, onClose } = props
  // Copies the selection: the list behind reloads, and the undo needs the original rows.
  const [rows] = useState(props.rows)
  const bulk = useBulkChange(rows, onChanged)
  const { phase, change, outcome, runOutcome } = bulk
  const isBusy = phase === 'checking' || phase === 'running' || phase === 'undoing'
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
  const failures = outcome.skipped.map(({ id, message }) => ({
    id,
    name: names.get(id) ?? `№ ${id}`,
    path: recordPath(of, id),
    message,
  }))
  const refusedIds = new Set(outcome.skipped.map(({ id }) => id))
  const acceptedRows = rows.filter(({ id }) => !refusedIds.has(id))
  function close() {
    bulk.stop()
    // The dialog stays open during a run, so that its outcome is seen.
    if (phase !== 'running' && phase !== 'undoing') onClose(runOutcome !== null)
  }
  function startCheck() {
    const input = prepare()
    if (input) bulk.check(input)
  }
  return (
    <Dialog
      onClose={close}
      heading={heading}
      description={description}
      className="w-160"
      footer={
        <>
          {phase === 'form' && <DialogCancel />}
          {isBusy && <Button onClick={bulk.stop}>{m.bulk_stop()}</Button>}
          {phase === 'checked' && <Button onClick={bulk.back}>{m.bulk_back()}</Button>}
          {phase === 'done' && change?.undo && (runOutcome?.processed ?? 0) > 0 && (
            <Button onClick={bulk.undo}>{m.bulk_undo()}</Button>
          )}
          {phase === 'form' || phase === 'checking' ? (
            <Button variant="primary" isPending={phase === 'checking'} onClick={startCheck}>
              {m.bulk_check()}
            </Button>
          ) : phase === 'checked' || phase === 'running' ? (
            <Button
              variant="primary"
              isPending={phase === 'running'}
              disabled={phase === 'checked' && acceptedRows.length === 0}
              onClick={bulk.run}
            >
              {m.bulk_apply({ count: phase === 'checked' ? acceptedRows.length : outcome.total })}
            </Button>
          ) : (
            <Button variant="primary" onClick={close} isPending={isBusy}>
              {m.import_close()}
            </Button>
          )}
        </>
      }
    >
      <LeaveGuard when={phase === 'running' || phase === 'undoing'} />
      <div className="flex flex-col gap-4">
        {(phase === 'form' || phase === 'checking') && children}
        {isBusy && (
          <BulkProgress outcome={{ done: outcome.done, total: outcome.total, failures: [] }} onStop={undefined} />
        )}
        {phase === 'checked' && change && (
          <BulkPreview rows={acceptedRows} nameOf={nameOf} change={change} skipped={failures} />
        )}
        {(phase === 'done' || phase === 'undone') && (
          <>
            <output className="font-label">{resultText(phase === 'done' ? done : m.bulk_returned(), outcome)}</output>
            <Skipped title={m.bulk_skipped({ count: failures.length })} failures={failures} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** «Скрыто 47, пропущено 3»; if stopped, also the number of remaining rows. */
function resultText(done: string, { processed, skipped, done: passed, total }: BatchOutcome) {
  return [
    m.bulk_result({ done, count: processed }),
    skipped.length > 0 && m.bulk_result_skipped({ count: skipped.length }),
    passed < total && m.bulk_result_left({ count: total - passed }),
  ]
    .filter(Boolean)
    .join(', ')
}
