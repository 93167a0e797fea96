import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { queries, useCan } from '#shared/queries.ts'
import { statuses, type UserStatus } from './status.ts'

export interface StatusChange {
  status: UserStatus
  reason_id?: number
  comment?: string
  until?: string
}

interface StatusDialogProps {
  status: UserStatus
  heading: string
  pending: boolean
  /** What the server said of a field. */
  errors?: Readonly<Partial<Record<string, readonly string[]>>> | undefined
  progress?: ReactNode
  onConfirm: (change: StatusChange) => void
  onClose: () => void
}

/** Asks why, for whom it matters, and until when. Everything but the status itself may stay empty. */
export function StatusDialog({ status, heading, pending, errors, progress, onConfirm, onClose }: StatusDialogProps) {
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [until, setUntil] = useState('')
  const isBlock = status === 'blocked'
  const canList = useCan(['operation-reason.list', 'operation-reason.index'], 'any')
  const reasons = useQuery({
    ...queries.operationReasons.options({ operation: 'user_block', limit: 100 }),
    enabled: isBlock && canList,
  })
  const chosen = reasons.data?.items.find(({ id }) => String(id) === reason)
  const confirm = () =>
    onConfirm({
      status,
      ...(reason && { reason_id: Number(reason) }),
      ...(comment.trim() && { comment: comment.trim() }),
      ...(until && { until: new Date(`${until}T00:00:00`).toISOString() }),
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      heading={heading}
      {...(status !== 'active' && { description: m.users_status_ends_sessions() })}
      footer={
        <Button variant={isBlock ? 'danger' : 'primary'} pending={pending} onClick={confirm}>
          {m.users_status_confirm()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isBlock && canList && (
          <Field label={m.field_reason_id()} optional error={errors?.['reason_id']?.[0]}>
            <NativeSelect value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="">{m.users_reason_any()}</option>
              {reasons.data?.items.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field label={m.field_comment()} optional={!chosen?.requires_comment} error={errors?.['comment']?.[0]}>
          <Textarea value={comment} onChange={(event) => setComment(event.target.value)} maxLength={1000} />
        </Field>
        {isBlock && (
          <Field label={m.field_until()} optional hint={m.users_until_hint()} error={errors?.['until']?.[0]}>
            <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} className="w-40" />
          </Field>
        )}
        {progress}
      </div>
    </Dialog>
  )
}

export function dialogHeading(status: UserStatus, names: readonly string[]) {
  const action = statuses[status].action()
  return names.length === 1
    ? m.users_status_dialog_title({ action, name: names[0] ?? '' })
    : m.users_status_dialog_many({ action, count: names.length })
}
