import type { DraftName } from '#data/drafts.ts'
import type { Params, Schemas } from '@admin-panel/sdk'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { isUnread, whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateInput } from '#form/date-input.tsx'
import { m } from '#paraglide/messages.js'
import { useTyped } from '#form/drafts/use-typed.ts'
import { whyTooLong } from '#text/too-long.ts'
import { startOfDay } from '#data/time/local-time.ts'
import { queries, useCan } from '#data/queries.ts'
import type { StatusChange, StatusTarget } from './status-change.ts'

interface StatusFieldsOptions<Status extends string> {
  /** The name under which the input outlives the dialog. */
  draft: DraftName
  target: StatusTarget<Status>
  /** The state may end by itself on a day. */
  hasUntil: boolean
  /** The time zone of the day; defaults to the user's. */
  timeZone?: string | undefined
  /** The server's error of a field. */
  errors?: Readonly<Partial<Record<string, readonly string[]>>> | undefined
  /** Hides an optional comment. */
  isBrief?: boolean
  /** What else the reason must apply to. */
  reasonFilter?: Params<'operationReasons.options'> | undefined
}

/** The reason, the comment and the end date of a status change; `read` returns null and shows errors while a value is missing. */
export function useStatusFields<Status extends string>({
  draft,
  target,
  hasUntil,
  timeZone,
  errors,
  isBrief = false,
  reasonFilter,
}: StatusFieldsOptions<Status>) {
  const { status, reason_operation: operation, requires_reason: requiresReason } = target
  const [reason, setReason] = useTyped(draft, 'reason', '')
  const [comment, setComment] = useTyped(draft, 'comment', '')
  const [until, setUntil] = useTyped<string | Unread>(draft, 'until', '')
  const [isAttempted, setIsAttempted] = useState(false)
  const canList = useCan(['operation-reason.list', 'operation-reason.index'], 'any')
  const reasons = useQuery({
    ...queries.operationReasons.options({
      ...(operation && { operation }),
      ...(operation && reasonFilter),
      limit: 100,
    }),
    enabled: operation !== null && canList,
  })
  const chosen = reasons.data?.items.find(({ id }) => String(id) === reason)
  const requiresComment = target.requires_comment || chosen?.requires_comment === true
  const missing = {
    reason_id: requiresReason && !reason ? m.status_reason_missing() : undefined,
    comment: requiresComment && !comment.trim() ? m.status_comment_missing() : undefined,
  }
  const tooLong = whyTooLong(m.field_comment(), comment, 1000)
  function read(): StatusChange<Status> | null {
    setIsAttempted(true)
    if (missing.reason_id ?? missing.comment ?? tooLong ?? whyUnread(until)) return null
    return {
      status,
      ...(reason && { reason_id: Number(reason) }),
      ...(comment.trim() && { comment: comment.trim() }),
      ...(until && !isUnread(until) && { until: startOfDay(until, timeZone) }),
    }
  }
  const fields = (
    <>
      {operation && canList && (
        <Field
          label={m.field_reason_id()}
          isOptional={!requiresReason}
          error={errors?.['reason_id']?.[0] ?? (isAttempted ? missing.reason_id : undefined)}
          hint={chosen?.affects_rating ? m.status_reason_rating_hint() : undefined}
        >
          <NativeSelect value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">{requiresReason ? m.status_reason_choose() : m.status_reason_none()}</option>
            <ReasonLines reasons={reasons.data?.items ?? []} />
          </NativeSelect>
        </Field>
      )}
      {(!isBrief || requiresComment) && (
        <Field
          label={m.field_comment()}
          isOptional={!requiresComment}
          error={tooLong ?? errors?.['comment']?.[0] ?? (isAttempted ? missing.comment : undefined)}
        >
          <Textarea value={comment} onChange={(event) => setComment(event.target.value)} />
        </Field>
      )}
      {hasUntil && (
        <Field
          label={m.field_until()}
          isOptional
          hint={m.status_until_hint()}
          error={whyUnread(until) ?? errors?.['until']?.[0]}
        >
          <DateInput value={until} onValueChange={setUntil} timeZone={timeZone} className="w-40" />
        </Field>
      )}
    </>
  )
  return { fields, read }
}

/** Groups the reasons that count against the seller separately, if there are others. */
function ReasonLines({ reasons }: { reasons: readonly Schemas['ReasonOption'][] }) {
  const counted = reasons.filter(({ affects_rating }) => affects_rating)
  const others = reasons.filter(({ affects_rating }) => !affects_rating)
  if (counted.length === 0) return linesOf(others)
  return (
    <>
      <optgroup label={m.status_reason_rating()}>{linesOf(counted)}</optgroup>
      {others.length > 0 && <optgroup label={m.status_reason_no_rating()}>{linesOf(others)}</optgroup>}
    </>
  )
}

function linesOf(reasons: readonly Schemas['ReasonOption'][]) {
  return reasons.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ))
}
