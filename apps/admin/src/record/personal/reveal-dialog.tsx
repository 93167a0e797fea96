import { m } from '#paraglide/messages.js'
import { auditLogRevealRules } from '#contract/rules/audit-log.gen.ts'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { formatUnknown } from '#text/format-unknown.ts'
import { UsualReasons } from './usual-reasons.tsx'

interface Values {
  reason: string
}

interface RevealDialogProps {
  entity: string
  id: number
  field: string
  label: string
  onShown: (values: Record<string, string | null>) => void
  onClose: () => void
}

const rules = { reason: auditLogRevealRules.reason }
const blank: Values = { reason: '' }

/** Asks why, and shows a masked value. */
export function RevealDialog({ entity, id, field, label, onShown, onClose }: RevealDialogProps) {
  const edit = useEditForm({
    name: [entity, id, `reveal/${field}`],
    record: null,
    rules,
    toValues: () => blank,
    save: async ({ reason = '' }: Partial<Values>) => {
      const { values } = await client.api.auditLog.reveal({ entity, entity_id: id, fields: [field], reason })
      return { values, version: 1 }
    },
    savedText: () => m.personal_shown(),
    onSaved: ({ values }) => {
      void invalidateResource('auditLog')
      onShown(values)
    },
  })
  return (
    <FormDialog
      heading={m.personal_show_title({ field: label })}
      description={m.personal_show_text()}
      submitText={m.personal_show()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextareaField<Values> name="reason" className="@min-[30rem]:col-span-2" />
      <UsualReasons
        reasons={[m.personal_reason_call(), m.personal_reason_transfer(), m.personal_reason_request()]}
        name="reason"
      />
    </FormDialog>
  )
}
