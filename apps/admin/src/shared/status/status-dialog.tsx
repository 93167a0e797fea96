import type { Schemas } from '@admin-panel/sdk'
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

/** A state that a record may be led to, as the server offers it. */
export interface StatusTarget<Status extends string> {
  status: Status
  requires_reason: boolean
  requires_comment: boolean
  reason_operation: Schemas['ReasonOperation'] | null
}

export interface StatusChange<Status extends string> {
  status: Status
  reason_id?: number
  comment?: string
  until?: string
}

/** What the server said of fields. */
export type FieldErrors = Readonly<Partial<Record<string, readonly string[]>>>

interface StatusDialogProps<Status extends string> {
  target: StatusTarget<Status>
  heading: string
  description?: string | undefined
  isDanger: boolean
  /** The state may end by itself on a day. */
  hasUntil: boolean
  pending: boolean
  errors?: FieldErrors | undefined
  /** What else is asked, above the reason. */
  details?: ReactNode
  isIncomplete?: boolean
  progress?: ReactNode
  onConfirm: (change: StatusChange<Status>) => void
  onClose: () => void
}

/** Asks why, for whom it matters, and until when. What is needed is known before it is sent. */
export function StatusDialog<Status extends string>({
  target,
  heading,
  description,
  isDanger,
  hasUntil,
  pending,
  errors,
  details,
  isIncomplete = false,
  progress,
  onConfirm,
  onClose,
}: StatusDialogProps<Status>) {
  const { status, reason_operation: operation, requires_reason: requiresReason } = target
  const [reason, setReason] = useState('')
  const [comment, setComment] = useState('')
  const [until, setUntil] = useState('')
  const [isAttempted, setIsAttempted] = useState(false)
  const canList = useCan(['operation-reason.list', 'operation-reason.index'], 'any')
  const reasons = useQuery({
    ...queries.operationReasons.options({ ...(operation && { operation }), limit: 100 }),
    enabled: operation !== null && canList,
  })
  const chosen = reasons.data?.items.find(({ id }) => String(id) === reason)
  const requiresComment = target.requires_comment || chosen?.requires_comment === true
  const missing = {
    reason_id: requiresReason && !reason ? m.status_reason_missing() : undefined,
    comment: requiresComment && !comment.trim() ? m.status_comment_missing() : undefined,
  }
  function confirm() {
    setIsAttempted(true)
    if (missing.reason_id ?? missing.comment) return
    onConfirm({
      status,
      ...(reason && { reason_id: Number(reason) }),
      ...(comment.trim() && { comment: comment.trim() }),
      ...(until && { until: new Date(`${until}T00:00:00`).toISOString() }),
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      heading={heading}
      {...(description && { description })}
      footer={
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          pending={pending}
          aria-disabled={isIncomplete}
          onClick={confirm}
        >
          {m.status_confirm()}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {details}
        {operation && canList && (
          <Field
            label={m.field_reason_id()}
            optional={!requiresReason}
            error={errors?.['reason_id']?.[0] ?? (isAttempted ? missing.reason_id : undefined)}
          >
            <NativeSelect value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="">{requiresReason ? m.status_reason_choose() : m.status_reason_none()}</option>
              {reasons.data?.items.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field
          label={m.field_comment()}
          optional={!requiresComment}
          error={errors?.['comment']?.[0] ?? (isAttempted ? missing.comment : undefined)}
        >
          <Textarea value={comment} onChange={(event) => setComment(event.target.value)} maxLength={1000} />
        </Field>
        {hasUntil && (
          <Field label={m.field_until()} optional hint={m.status_until_hint()} error={errors?.['until']?.[0]}>
            <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} className="w-40" />
          </Field>
        )}
        {progress}
      </div>
    </Dialog>
  )
}
