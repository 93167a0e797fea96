import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { cacheRecord } from '#data/cache.ts'
import { reviewsUpdateRules } from '#contract/rules/reviews.gen.ts'
import type { Answered } from './answered.ts'

interface ComplaintValues {
  complaint_reason_id: number | null
  complaint_comment: string | null
}

const { reply_text: _reply, complaint_reason_id, ...others } = reviewsUpdateRules
const rules = { ...others, complaint_reason_id: { ...complaint_reason_id, required: true } }

/** The seller's request to hide a review. */
export function ComplaintDialog({ review, onClose }: { review: Answered; onClose: () => void }) {
  const edit = useEditForm<ComplaintValues, Answered>({
    name: ['reviews', review.id, 'complaint'],
    rules,
    record: review,
    toValues: () => ({ complaint_reason_id: null, complaint_comment: '' }),
    toPayload: ({ complaint_comment, ...rest }) => ({ ...rest, complaint_comment: complaint_comment?.trim() || null }),
    save: async (changes, version = review.version) => {
      const saved = await client.api.reviews.update({ id: review.id, version, ...changes })
      cacheRecord('reviews', saved)
      return saved
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={m.review_complaint_title()}
      description={m.review_complaint_lead()}
      submitText={m.review_complaint_send()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <ReferenceField<ComplaintValues>
        name="complaint_reason_id"
        of="operationReasons"
        narrowed={{ operation: 'review_hide' }}
        className="@min-[30rem]:col-span-2"
      />
      <TextareaField<ComplaintValues> name="complaint_comment" className="@min-[30rem]:col-span-2" />
    </FormDialog>
  )
}
