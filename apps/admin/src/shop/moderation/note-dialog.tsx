import { moderationPriorityWords } from '#contract/enums/moderation-priority.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { showField } from '#text/show-field.ts'
import { client } from '#data/client.ts'
import { SelectField, TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { useUpdateForm } from '#record/record-form.ts'
import { moderationUpdateRules } from '#contract/rules/moderation.gen.ts'
import { optionsOf } from '#text/options-of.ts'

type Request = Schemas['Moderation']

interface Values {
  priority: Request['priority']
  comment_internal: string | null
}

const toValues = (request: Request): Values => ({
  priority: request.priority,
  comment_internal: request.comment_internal ?? '',
})

const toPayload = ({ priority, comment_internal }: Values): Values => ({
  priority,
  comment_internal: comment_internal?.trim() || null,
})

/** The urgency of a request and an internal note. */
export function NoteDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const edit = useUpdateForm<Values, Request>({
    of: 'moderation',
    name: 'moderation',
    record: request,
    rules: moderationUpdateRules,
    toValues,
    toPayload,
    update: client.api.moderation.update,
    onSaved: onClose,
  })
  return (
    <FormDialog
      heading={m.moderation_for_staff()}
      edit={edit}
      show={(field, value) =>
        showField<Values>({ priority: (priority) => moderationPriorityWords[priority]() }, field, value)
      }
      onClose={onClose}
    >
      <SelectField<Values> name="priority" options={optionsOf(moderationPriorityWords)} />
      <TextareaField<Values> name="comment_internal" className="@min-[30rem]:col-span-2" />
    </FormDialog>
  )
}
