import type { DraftName } from '#data/drafts.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Kbd } from '@admin-panel/ui/kbd'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { Textarea } from '@admin-panel/ui/textarea'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useKeys } from '#page/keys/use-keys.ts'
import { useTyped } from '#form/drafts/use-typed.ts'
import { whyTooLong } from '#text/too-long.ts'
import { queries, useCan } from '#data/queries.ts'
import type { FieldErrors } from '#record/status/status-change.ts'

interface Line {
  key: number
  reason: string
  field: string
  comment: string
}

const AT_MOST = 20
const LONGEST = 1000
const NO_MISTAKE = { reason: undefined, comment: undefined }

interface ReasonLinesOptions {
  /** The name under which the input outlives the dialog. */
  draft: DraftName
  operation: Schemas['ReasonOperation'] | undefined
  /** The subject of the first reason. */
  field?: string | undefined
  subject?: Schemas['ReasonSubject'] | undefined
}

/** The reasons of a refusal, each about a field or the whole request. */
export function useReasonLines({ draft, operation, field = '', subject }: ReasonLinesOptions) {
  // A reason about another field is a decision of its own.
  const [lines, setLines] = useTyped<readonly Line[]>(draft, `reasons ${field}`, [
    { key: 0, reason: '', field, comment: '' },
  ])
  const [isAttempted, setIsAttempted] = useState(false)
  const canList = useCan(['operation-reason.list', 'operation-reason.index'], 'any')
  const { data } = useQuery({
    ...queries.operationReasons.options({ ...(operation && { operation }), ...(subject && { subject }), limit: 100 }),
    enabled: operation !== undefined && canList,
  })
  const options = data?.items ?? []
  const asksComment = ({ reason }: Line) => options.some((one) => String(one.id) === reason && one.requires_comment)
  const mistakeOf = (line: Line) => ({
    reason: line.reason ? undefined : m.status_reason_missing(),
    comment:
      asksComment(line) && !line.comment.trim()
        ? m.status_comment_missing()
        : whyTooLong(m.moderation_reason_comment(), line.comment, LONGEST),
  })
  return {
    lines,
    options,
    asksComment,
    mistakeOf: (line: Line) => (isAttempted ? mistakeOf(line) : NO_MISTAKE),
    change: (key: number, changes: Partial<Line>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...changes } : line))),
    add: () =>
      setLines([...lines, { key: Math.max(...lines.map(({ key }) => key)) + 1, reason: '', field: '', comment: '' }]),
    remove: (key: number) => setLines(lines.filter((line) => line.key !== key)),
    /** Null while a value is missing, which is then marked. */
    read: (): Schemas['GivenModerationReason'][] | null => {
      setIsAttempted(true)
      if (lines.some((line) => mistakeOf(line).reason ?? mistakeOf(line).comment)) return null
      return lines.map(({ reason, field, comment }) => ({
        reason_id: Number(reason),
        ...(field && { field }),
        ...(comment.trim() && { comment: comment.trim() }),
      }))
    },
  }
}

interface QuickReasonsProps {
  options: readonly Schemas['ReasonOption'][]
  chosen: string
  onChoose: (id: string) => void
}

/** The first nine reasons by their digit, outside of a text. */
function QuickReasons({ options, chosen, onChoose }: QuickReasonsProps) {
  const first = options.slice(0, 9)
  useKeys(
    first.map(({ id }, index) => ({
      shortcut: `Digit${index + 1}`,
      when: () => !(document.activeElement instanceof HTMLTextAreaElement),
      run: () => onChoose(String(id)),
    })),
    { isEverywhere: true },
  )
  return (
    <ul className="mt-3 flex flex-wrap gap-1 pointer-coarse:hidden">
      {first.map(({ id, label }, index) => (
        <li key={id}>
          <Button
            size="sm"
            variant={chosen === String(id) ? 'secondary' : 'ghost'}
            aria-pressed={chosen === String(id)}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(String(id))}
          >
            <Kbd aria-hidden>{index + 1}</Kbd>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type ReasonLinesProps = Omit<ReturnType<typeof useReasonLines>, 'read'> & {
  fields: readonly { value: string; label: string }[]
  errors: FieldErrors | undefined
}

export function ReasonLines({ lines, options, fields, errors, ...at }: ReasonLinesProps) {
  return (
    <div className="flex flex-col gap-3">
      {lines.map((line, index) => {
        const { key, reason, field, comment } = line
        const mistake = at.mistakeOf(line)
        const errorOf = (name: string) => errors?.[`reasons.${index}.${name}`]?.[0]
        return (
          <fieldset key={key} className="@container relative min-w-0 rounded-xl border border-line p-3">
            <legend className="sr-only">{m.moderation_reason({ number: index + 1 })}</legend>
            <div className="grid gap-3 @min-[28rem]:grid-cols-2">
              <Field label={m.field_reason_id()} error={errorOf('reason_id') ?? mistake.reason}>
                <NativeSelect value={reason} onChange={({ target }) => at.change(key, { reason: target.value })}>
                  <option value="">{m.status_reason_choose()}</option>
                  {options.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              {fields.length > 0 && (
                <Field label={m.moderation_reason_field()}>
                  <NativeSelect value={field} onChange={({ target }) => at.change(key, { field: target.value })}>
                    <option value="">{m.moderation_reason_whole()}</option>
                    {fields.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                </Field>
              )}
              <Field
                label={m.moderation_reason_comment()}
                isOptional={!at.asksComment(line)}
                error={errorOf('comment') ?? mistake.comment}
                className="@min-[28rem]:col-span-2"
              >
                <Textarea
                  rows={2}
                  value={comment}
                  onChange={({ target }) => at.change(key, { comment: target.value })}
                />
              </Field>
            </div>
            {index === lines.length - 1 && (
              <QuickReasons options={options} chosen={reason} onChoose={(id) => at.change(key, { reason: id })} />
            )}
            {lines.length > 1 && (
              // Placed beside the labels, so that the fields keep their width.
              <IconButton
                label={m.moderation_reason_remove({ number: index + 1 })}
                className="absolute end-1.5 top-1.5"
                onClick={() => at.remove(key)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </fieldset>
        )
      })}
      {lines.length < AT_MOST && (
        <Button size="sm" className="self-start" onClick={at.add}>
          <Plus aria-hidden />
          {m.moderation_reason_add()}
        </Button>
      )}
    </div>
  )
}
