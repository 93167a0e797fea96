import { Field } from '@admin-panel/ui/field'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState } from 'react'
import { daysAfter } from '#data/time/days.ts'
import { localTime, momentAt, startOfDay } from '#data/time/local-time.ts'
import { DateInput } from '#form/date-input.tsx'
import { ReasonField } from '#list/bulk/bulk-dialog.tsx'
import { OperationDialog } from '#list/bulk/operation-dialog.tsx'
import { m } from '#paraglide/messages.js'
import { Refusal, restoreWords, useRestoreSteps } from './restore-dialog.tsx'

type Typed = string | Unread

interface WindowDialogProps {
  user: { id: number; name: string }
  /** The days of the filter, both included; without a last one, until now. */
  from: string
  to: string | undefined
  onClose: () => void
}

/** Brings back all that a person has changed in a time; the dry run says first how much that is. */
export function WindowDialog({ user, from, to, onClose }: WindowDialogProps) {
  const [first, setFirst] = useState<Typed>(`${from}T00:00`)
  const [last, setLast] = useState<Typed>(() => localTime(endOf(to)))
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<Error | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { prepare, ...steps } = useRestoreSteps(setRefusal)
  const faults = {
    first: faultOf(first),
    last: faultOf(last) ?? (isBefore(last, first) ? m.window_order() : undefined),
  }
  function check() {
    setIsAsked(true)
    setRefusal(null)
    if (isUnread(first) || isUnread(last) || faults.first || faults.last) return
    const text = reason.trim()
    prepare({ user_id: user.id, from: momentAt(first), to: momentAt(last), ...(text && { reason: text }) })
  }
  return (
    <OperationDialog
      steps={steps}
      heading={m.window_title({ name: user.name })}
      description={m.window_text()}
      {...restoreWords}
      onCheck={check}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-4">
        <Field label={m.window_from()} error={isAsked ? faults.first : undefined}>
          <DateInput hasTime value={first} onValueChange={setFirst} />
        </Field>
        <Field label={m.window_to()} error={isAsked ? faults.last : undefined}>
          <DateInput hasTime value={last} onValueChange={setLast} />
        </Field>
      </div>
      <ReasonField value={reason} onChange={setReason} />
      {refusal && <Refusal entity="" error={refusal} />}
    </OperationDialog>
  )
}

/** The end of the day, but no later than now: what is changed while the dialog is open stays. */
function endOf(day: string | undefined): string {
  const now = new Date().toISOString()
  const end = day === undefined ? now : startOfDay(daysAfter(day, 1))
  return end < now ? end : new Date(Date.now() + MINUTE).toISOString()
}

// The field takes whole minutes, and the present one belongs to the time.
const MINUTE = 60_000

function faultOf(value: Typed): string | undefined {
  if (isUnread(value)) return value.why
  return value === '' ? m.past_at_missing() : undefined
}

const isBefore = (one: Typed, other: Typed) => !isUnread(one) && !isUnread(other) && one < other
