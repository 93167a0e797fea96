import type { DraftName } from '#data/drafts.ts'
import { isApiError, type Params, type Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Kbd } from '@admin-panel/ui/kbd'
import { Textarea } from '@admin-panel/ui/textarea'
import { useId, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useTyped } from '#form/drafts/use-typed.ts'
import { whyTooLong } from '#text/too-long.ts'
import { Notice } from '@admin-panel/ui/notice'
import { useKeys } from '#page/keys/use-keys.ts'
import { ReasonLines, useReasonLines } from './reason-lines.tsx'
import type { LostLease } from './use-desk.ts'

const LONGEST = 1000

type DecisionInput = Pick<Params<'moderation.statusChange'>, 'reasons' | 'comment_public' | 'comment_internal'>

interface DecisionDialogProps {
  /** The name under which the input outlives the dialog. */
  draft: DraftName
  heading: string
  description?: string | undefined
  submitText: string
  isDanger?: boolean
  /** The operation whose reasons are offered; without it no reason is asked. */
  operation?: Schemas['ReasonOperation'] | undefined
  /** The subject of the request, which narrows the reasons. */
  subject?: Schemas['ReasonSubject']
  /** The possible subjects of a reason. */
  fields?: readonly { value: string; label: string }[]
  /** The subject of the first reason. */
  field?: string | undefined
  /** Further fields above the comments. */
  children?: ReactNode
  isIncomplete?: boolean
  /** Why no decision is possible now. */
  lostLease: LostLease | null
  isPending: boolean
  error: unknown
  onConfirm: (input: DecisionInput) => void
  onClose: () => void
}

/** The author's message of a decision and the internal note for colleagues. */
export function DecisionDialog({
  draft,
  heading,
  description,
  submitText,
  isDanger = false,
  operation,
  subject,
  fields = [],
  field,
  children,
  isIncomplete = false,
  lostLease,
  isPending,
  error,
  onConfirm,
  onClose,
}: DecisionDialogProps) {
  const form = useId()
  const [comment, setComment] = useTyped(draft, 'comment', '')
  const [note, setNote] = useTyped(draft, 'note', '')
  const tooLong = {
    comment: whyTooLong(m.field_comment_public(), comment, LONGEST),
    note: whyTooLong(m.field_comment_internal(), note, LONGEST),
  }
  const errors = isApiError(error, 'validation') ? error.details : undefined
  const reasons = useReasonLines({ draft, operation, field, subject })
  useKeys([{ shortcut: 'Mod+Enter', run: confirm }], { isEverywhere: true })
  function confirm() {
    const reasonInput = operation ? reasons.read() : []
    // Focuses the first error once it has been marked.
    if (!reasonInput)
      setTimeout(() => document.querySelector<HTMLElement>(`#${CSS.escape(form)} [aria-invalid]`)?.focus())
    if (!reasonInput || tooLong.comment || tooLong.note || isIncomplete || lostLease || isPending) return
    onConfirm({
      ...(operation && { reasons: reasonInput }),
      ...(comment.trim() && { comment_public: comment.trim() }),
      ...(note.trim() && { comment_internal: note.trim() }),
    })
  }
  return (
    <Dialog
      onClose={onClose}
      heading={heading}
      description={description}
      className="w-160"
      footer={
        lostLease ? (
          lostLease.take && (
            <Button variant="primary" isPending={lostLease.isPending} onClick={lostLease.take}>
              {m.moderation_to_in_work()}
            </Button>
          )
        ) : (
          <>
            <DialogCancel />
            <Button
              type="submit"
              form={form}
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              aria-disabled={isIncomplete}
              aria-keyshortcuts="Control+Enter"
            >
              {submitText}
              <Kbd aria-hidden className="max-sm:hidden pointer-coarse:hidden">
                Ctrl ↵
              </Kbd>
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {lostLease && (
          <div role="alert">
            <Notice tone="amber">{lostLease.message}</Notice>
          </div>
        )}
        {operation && <ReasonLines {...reasons} fields={fields} errors={errors} />}
        {children}
        <Field label={m.field_comment_public()} isOptional error={tooLong.comment ?? errors?.['comment_public']?.[0]}>
          <Textarea value={comment} onChange={({ target }) => setComment(target.value)} />
        </Field>
        <Field label={m.field_comment_internal()} isOptional error={tooLong.note ?? errors?.['comment_internal']?.[0]}>
          <Textarea value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
