import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { BulkChange, BulkRow } from './bulk-change.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkProgress, Failures } from './progress.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps<Row extends BulkRow> {
  heading: string
  description?: string | undefined
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** The controls that say what to do; none where the heading says it all. */
  children?: ReactNode
  /** What the controls say; null while something is missing, which they tell themselves. */
  prepare: () => BulkChange<Row> | null
  onChanged: () => void
  onClose: (isDone: boolean) => void
}

/** A change of many rows: asked for, tried, made, and taken back in one place. */
export function BulkDialog<Row extends BulkRow>(props: BulkDialogProps<Row>) {
  const { heading, description, nameOf, children, prepare, onChanged, onClose } = props
  // As they were selected: the list behind is loaded anew, and the undo leads back to what stood there before.
  const [rows] = useState(props.rows)
  const bulk = useBulkChange(rows, onChanged)
  const { phase, change, outcome, made } = bulk
  const isBusy = phase === 'checking' || phase === 'running' || phase === 'undoing'
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
  const failures = outcome.skipped.map(({ id, message }) => ({ name: names.get(id) ?? `№ ${id}`, message }))
  const refused = new Set(outcome.skipped.map(({ id }) => id))
  const taken = rows.filter(({ id }) => !refused.has(id))
  function close() {
    bulk.stop()
    onClose(made !== null)
  }
  function ask() {
    const asked = prepare()
    if (asked) bulk.check(asked)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      heading={heading}
      {...(description && { description })}
      className="w-160"
      footer={
        <>
          {isBusy && <Button onClick={bulk.stop}>{m.bulk_stop()}</Button>}
          {phase === 'checked' && <Button onClick={bulk.back}>{m.bulk_back()}</Button>}
          {phase === 'done' && change?.undo && (made?.processed ?? 0) > 0 && (
            <Button onClick={bulk.undo}>{m.bulk_undo()}</Button>
          )}
          {phase === 'form' || phase === 'checking' ? (
            <Button variant="primary" pending={phase === 'checking'} onClick={ask}>
              {m.bulk_check()}
            </Button>
          ) : phase === 'checked' || phase === 'running' ? (
            <Button
              variant="primary"
              pending={phase === 'running'}
              disabled={phase === 'checked' && taken.length === 0}
              onClick={bulk.run}
            >
              {m.bulk_apply({ count: phase === 'checked' ? taken.length : outcome.total })}
            </Button>
          ) : (
            <Button variant="primary" onClick={close} pending={isBusy}>
              {m.import_close()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {(phase === 'form' || phase === 'checking') && children}
        {isBusy && (
          <BulkProgress outcome={{ done: outcome.done, total: outcome.total, failures: [] }} onStop={undefined} />
        )}
        {phase === 'checked' && change && (
          <BulkPreview rows={taken} nameOf={nameOf} change={change} skipped={failures} />
        )}
        {(phase === 'done' || phase === 'undone') && (
          <>
            <output className="font-medium">
              {phase === 'done'
                ? m.bulk_changed({ done: outcome.processed, total: outcome.total })
                : m.bulk_returned({ done: outcome.processed, total: outcome.total })}
            </output>
            {failures.length > 0 && <Failures failures={failures} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
