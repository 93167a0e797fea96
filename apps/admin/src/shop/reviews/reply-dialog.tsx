import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField, useField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { everyRow } from '#data/every-row.ts'
import { useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { reviewsUpdateRules } from '#contract/rules/reviews.gen.ts'
import type { Answered } from './answered.ts'

interface ReplyValues {
  reply_text: string | null
}

const rules = { reply_text: reviewsUpdateRules.reply_text }

export function ReplyDialog({ review, onClose }: { review: Answered; onClose: () => void }) {
  const edit = useEditForm<ReplyValues, Answered>({
    name: ['reviews', review.id, 'reply'],
    rules,
    record: review,
    toValues: (record) => ({ reply_text: record?.reply_text ?? '' }),
    toPayload: ({ reply_text }) => ({ reply_text: reply_text?.trim() || null }),
    // An empty reply deletes the previous one; without one there is nothing to save.
    refine: ({ reply_text }) => (reply_text || review.reply_text ? {} : { reply_text: m.review_reply_missing() }),
    save: async (changes, version = review.version) => {
      const saved = await client.api.reviews.update({ id: review.id, version, ...changes })
      cacheRecord('reviews', saved)
      return saved
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={review.reply_text ? m.review_reply_edit() : m.review_reply_title()}
      description={m.review_reply_lead()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TemplateSelect />
      <TextareaField<ReplyValues>
        name="reply_text"
        className="@min-[30rem]:col-span-2"
        hint={review.reply_text ? m.review_reply_empty() : undefined}
      />
    </FormDialog>
  )
}

/** Reply templates from the handbook; a chosen one replaces the text and can be edited. */
function TemplateSelect() {
  const { field } = useField<ReplyValues>('reply_text')
  const canRead = useCan('review')
  const { data } = useQuery({
    ...everyRow('reviewTerms.list', { kind: ['reply_template'], is_active: true, sort: ['position'] }),
    enabled: canRead,
  })
  const templates = data?.items ?? []
  if (templates.length === 0) return null
  return (
    <Field label={m.review_reply_template()} isOptional className="@min-[30rem]:col-span-2">
      <NativeSelect value="" onChange={({ target }) => field.onChange(target.value)}>
        <option value="">{m.review_reply_template_choose()}</option>
        {templates.map(({ id, text }) => (
          <option key={id} value={text}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
