import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { Chosen } from '#list/selection.ts'
import { Notice } from '@admin-panel/ui/notice'
import type { BulkCall, BulkRow } from './bulk-call.ts'
import { OperationDialog } from './operation-dialog.tsx'
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
  children,
  prepare,
  asksReason = false,
  done = m.bulk_done(),
  chosen: given,
  ...props
}: BulkDialogProps) {
  // Copies the selection: the list behind reloads.
  const [chosen] = useState(given)
  const [reason, setReason] = useState('')
  const bulk = useBulk(chosen)
  function check() {
    const call = prepare()
    if (call) bulk.prepare({ ...call, ...(reason.trim() && { reason: reason.trim() }) })
  }
  return (
    <OperationDialog {...props} steps={bulk.steps} heading={heading(bulk.count)} done={done} onCheck={check}>
      {bulk.count !== chosen.count && (
        <Notice tone="amber">{m.bulk_count_differs({ count: bulk.count, before: chosen.count })}</Notice>
      )}
      {children}
      {asksReason && <ReasonField value={reason} onChange={setReason} />}
    </OperationDialog>
  )
}

/** Why the whole change is made; it stays in the operation and in the log. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field label={m.field_reason()} isOptional hint={m.bulk_reason_hint()}>
      <Textarea value={value} maxLength={1000} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
