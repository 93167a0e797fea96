import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { forgetTyped, useTyped } from '#form/drafts/use-typed.ts'
import type { Chosen } from '#list/selection.ts'
import { Notice } from '#page/notice.tsx'
import type { BulkCall, BulkRow } from './bulk-call.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { notifyInBackground, OperationLink } from './in-background.tsx'
import { useBulk } from './use-bulk.ts'

export interface BulkDialogProps {
  heading: (count: number) => string
  description?: string | undefined
  chosen: Chosen<BulkRow>
  /** The controls of the change; none if the change needs no input. */
  children?: ReactNode
  /** The call with the controls' values; null while they are incomplete, which the controls report themselves. */
  prepare: () => BulkCall | null
  /** Asks for a reason of the whole change, where its values have none. */
  asksReason?: boolean
  isDanger?: boolean
  /** The outcome in one word: «Скрыто»; the default is «Изменено». */
  done?: string | undefined
  onClose: (isDone: boolean) => void
}

/** Prepares, checks and starts a change of many records, which the server then does by itself. */
export function BulkDialog({
  heading,
  description,
  children,
  prepare,
  asksReason = false,
  isDanger = false,
  done = m.bulk_done(),
  onClose,
  ...props
}: BulkDialogProps) {
  // Copies the selection: the list behind reloads.
  const [chosen] = useState(props.chosen)
  const [reason, setReason] = useTyped('bulk', 'reason', '')
  const [planned, setPlanned] = useState(0)
  const bulk = useBulk(chosen)
  const { phase, operation } = bulk
  const isChecking = bulk.isPreparing || phase === 'checking'
  function close() {
    if (phase === 'checking') bulk.stop()
    if (phase === 'running' && operation) void notifyInBackground(operation)
    onClose(phase === 'running' || phase === 'waiting' || phase === 'over')
  }
  function check() {
    const call = prepare()
    if (call) bulk.prepare({ ...call, ...(reason.trim() && { reason: reason.trim() }) })
  }
  function apply() {
    forgetTyped('bulk')
    setPlanned(operation?.changed ?? 0)
    bulk.start()
  }
  return (
    <Dialog
      onClose={close}
      heading={heading(bulk.count)}
      description={description}
      className="w-160"
      footer={
        <>
          {phase === 'form' && <DialogCancel />}
          {(phase === 'checking' || phase === 'running') && (
            <Button isPending={bulk.isStopping} onClick={bulk.stop}>
              {m.bulk_stop()}
            </Button>
          )}
          {phase === 'running' && <Button onClick={close}>{m.bulk_to_background()}</Button>}
          {(phase === 'checked' || (phase === 'over' && operation?.started_at === null)) && (
            <Button onClick={bulk.leave}>{m.bulk_back()}</Button>
          )}
          {phase === 'over' && operation?.actions.includes('start') && operation.started_at !== null && (
            <Button isPending={bulk.isStarting} onClick={bulk.start}>
              {m.bulk_go_on()}
            </Button>
          )}
          {phase === 'over' && operation?.actions.includes('undo') && operation.undoes === null && (
            <Button isPending={bulk.isUndoing} onClick={bulk.undo}>
              {m.bulk_undo()}
            </Button>
          )}
          {phase === 'form' || phase === 'checking' ? (
            <Button variant="primary" isPending={isChecking} onClick={check}>
              {m.bulk_check()}
            </Button>
          ) : phase === 'checked' || phase === 'running' ? (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isPending={bulk.isStarting || phase === 'running'}
              disabled={phase === 'checked' && operation?.changed === 0}
              onClick={apply}
            >
              {operation?.undoes
                ? m.bulk_undo()
                : m.bulk_apply({ count: phase === 'checked' ? (operation?.changed ?? 0) : planned })}
            </Button>
          ) : (
            <Button variant="primary" onClick={close}>
              {m.import_close()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {(phase === 'form' || phase === 'checking') && (
          <>
            {bulk.count !== chosen.count && (
              <Notice tone="amber">{m.bulk_count_differs({ count: bulk.count, before: chosen.count })}</Notice>
            )}
            {children}
            {asksReason && (
              <Field label={m.field_reason()} isOptional hint={m.bulk_reason_hint()}>
                <Textarea value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
              </Field>
            )}
          </>
        )}
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
        {operation && phase === 'over' && (
          <BulkOutcome operation={operation} done={operation.undoes === null ? done : m.bulk_returned()} />
        )}
      </div>
    </Dialog>
  )
}
