import { m } from '#paraglide/messages.js'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { UsualReasons } from './usual-reasons.tsx'
import { formatUnknown } from '#text/format-unknown.ts'

interface Values {
  purpose: string
}

const blank: Values = { purpose: '' }

/** Asks what a file with personal data is for. */
export function PurposeDialog({ onGiven, onClose }: { onGiven: (purpose: string) => void; onClose: () => void }) {
  const edit = useEditForm({
    name: null,
    record: null,
    rules: { purpose: { label: m.filter_purpose(), type: 'string', required: true, minLength: 5, maxLength: 200 } },
    toValues: () => blank,
    save: ({ purpose = '' }: Partial<Values>) => Promise.resolve({ purpose, version: 1 }),
    savedText: () => m.personal_export_begins(),
    onSaved: ({ purpose }) => onGiven(purpose),
  })
  return (
    <FormDialog
      heading={m.personal_export_title()}
      description={m.personal_export_text()}
      submitText={m.list_export()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextareaField<Values> name="purpose" className="@min-[30rem]:col-span-2" />
      <UsualReasons
        reasons={[m.personal_purpose_carrier(), m.personal_purpose_accounts(), m.personal_purpose_request()]}
        name="purpose"
      />
    </FormDialog>
  )
}
