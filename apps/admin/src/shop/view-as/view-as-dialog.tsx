import { m } from '#paraglide/messages.js'
import { previewsStartRules } from '#contract/rules/previews.gen.ts'
import { client } from '#data/client.ts'
import { begin } from '#data/preview/preview-swap.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { formatUnknown } from '#text/format-unknown.ts'

interface Values {
  reason: string
  company_id: number | null
}

interface ViewAsDialogProps {
  /** Whose eyes they shall be. */
  eyes: { user_id: number } | { role_id: number }
  name: string
  /** A role for own companies sees those of one. */
  needsCompany?: boolean
  onClose: () => void
}

const withCompany = { ...previewsStartRules, company_id: { ...previewsStartRules.company_id, required: true } }
const blank: Values = { reason: '', company_id: null }

/** Asks why, and shows the panel as to another user. */
export function ViewAsDialog({ eyes, name, needsCompany = false, onClose }: ViewAsDialogProps) {
  const edit = useEditForm({
    name: 'user_id' in eyes ? ['users', eyes.user_id, 'view-as'] : ['roles', eyes.role_id, 'view-as'],
    record: null,
    rules: needsCompany ? withCompany : previewsStartRules,
    toValues: () => blank,
    toPayload: (values: Values): Values => values,
    save: async (changes: Partial<Values>) => {
      const { reason = '', company_id } = changes
      const { token } = await client.api.previews.start({ ...eyes, reason, ...(company_id != null && { company_id }) })
      return { token, version: 1 }
    },
    onSaved: ({ token }) => begin(token),
  })
  return (
    <FormDialog
      heading={m.preview_of({ name })}
      description={m.preview_text()}
      submitText={m.preview_start()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      {needsCompany && <ReferenceField<Values> name="company_id" of="companies" hint={m.preview_company_hint()} />}
      <TextareaField<Values>
        name="reason"
        hint={'user_id' in eyes ? m.preview_reason_hint_user() : m.preview_reason_hint()}
        className="@min-[30rem]:col-span-2"
      />
    </FormDialog>
  )
}
