import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { useState, type ReactNode } from 'react'
import { Notice } from '@admin-panel/ui/notice'
import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { WorkBar } from '#page/live/work-bar.tsx'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { notifyInBackground, OperationLink } from './in-background.tsx'
import type { Steps } from './use-steps.ts'

interface OperationDialogProps {
  steps: Steps
  heading: string
  description?: string | undefined
  /** What stands before the dry run: the controls of the change, or why it is refused. */
  children?: ReactNode
  /** Asks for the dry run; without it, the dialog opens with one. */
  onCheck?: (() => void) | undefined
  onStart?: (() => void) | undefined
  isDanger?: boolean
  /** What the button of the start says for so many records. */
  applyText?: (count: number) => string
  /** The outcome in one word: «Скрыто». */
  done: string
  /** Below the outcome, once the operation has run. */
  after?: ReactNode
  onClose: (isDone: boolean) => void
}

/** Checks and starts an operation, which the server then runs by itself. */
export function OperationDialog({
  steps,
  heading,
  description,
  children,
  onCheck,
  onStart,
  isDanger = false,
  applyText = (count) => m.bulk_apply({ count }),
  done,
  after,
  onClose,
}: OperationDialogProps) {
  const [planned, setPlanned] = useState(0)
  const { phase, operation } = steps
  const isChecking = steps.isPreparing || phase === 'checking'
  const isForm = phase === 'form' || phase === 'checking'
  const isOver = phase === 'over' && operation !== undefined
  function close() {
    if (phase === 'running' && operation) void notifyInBackground(operation)
    onClose(phase === 'running' || phase === 'waiting' || phase === 'over')
  }
  function apply() {
    onStart?.()
    setPlanned(operation?.changed ?? 0)
    steps.start()
  }
  return (
    <Dialog
      onClose={close}
      heading={heading}
      description={description}
      className="w-160"
      footer={
        <>
          {(phase === 'form' || (!onCheck && (phase === 'checking' || phase === 'checked'))) && <DialogCancel />}
          {((onCheck && phase === 'checking') || phase === 'running') && (
            <Button isPending={steps.isStopping} onClick={steps.stop}>
              {m.bulk_stop()}
            </Button>
          )}
          {phase === 'running' && <Button onClick={close}>{m.bulk_to_background()}</Button>}
          {onCheck && (phase === 'checked' || (isOver && operation.started_at === null)) && (
            <Button onClick={steps.leave}>{m.bulk_back()}</Button>
          )}
          {isOver && operation.actions.includes('start') && operation.started_at !== null && (
            <Button isPending={steps.isStarting} onClick={steps.start}>
              {m.bulk_go_on()}
            </Button>
          )}
          {isOver && operation.actions.includes('undo') && operation.undoes === null && (
            <Button isPending={steps.isUndoing} onClick={steps.undo}>
              {m.bulk_undo()}
            </Button>
          )}
          {isForm ? (
            onCheck && (
              <Button variant="primary" isPending={isChecking} onClick={onCheck}>
                {m.bulk_check()}
              </Button>
            )
          ) : phase === 'checked' || phase === 'running' ? (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isPending={steps.isStarting || phase === 'running'}
              disabled={phase === 'checked' && operation?.changed === 0}
              onClick={apply}
            >
              {operation?.undoes ? m.bulk_undo() : applyText(phase === 'checked' ? (operation?.changed ?? 0) : planned)}
            </Button>
          ) : (
            // It stands where the start did, so the second half of a slow double click must not close the outcome.
            <Button variant="primary" onClick={({ detail }) => detail < 2 && close()}>
              {m.import_close()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isForm && children}
        {operation && (phase === 'checking' || phase === 'running') && <BulkProgress operation={operation} />}
        {operation && phase === 'checked' && <BulkPreview operation={operation} />}
        {operation && phase === 'waiting' && (
          <>
            <Notice tone="amber">{m.bulk_waits({ why: operation.explanation ?? '' })}</Notice>
            <p>
              <OperationLink id={operation.id} />
            </p>
          </>
        )}
        {isOver && <BulkOutcome operation={operation} done={operation.undoes === null ? done : m.bulk_returned()} />}
        {isOver && operation.undoes === null && operation.changed > 0 && after}
      </div>
    </Dialog>
  )
}

/** How far the dry run or the run has come. */
function BulkProgress({ operation: { done, total } }: { operation: Operation }) {
  const text = m.bulk_progress({ done, total: total ?? 0 })
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <WorkBar label={text} done={done} total={total} />
      </div>
      <output className="text-secondary tabular-nums">{text}</output>
    </div>
  )
}
