import { m } from '#paraglide/messages.js'
import { factorResetsAskRules as rules } from '#contract/rules/factor-resets.gen.ts'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { formatUnknown } from '#text/format-unknown.ts'

interface Values {
  reason: string
}

const blank: Values = { reason: '' }

/** Asks a second administrator to reset the second step of a user. */
export function FactorResetDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const edit = useEditForm({
    name: ['factor-resets', id],
    record: null,
    rules,
    toValues: () => blank,
    save: async ({ reason = '' }: Partial<Values>) => {
      const { sent } = await client.api.factorResets.ask({ id, reason })
      return { sent, version: 1 }
    },
    savedText: ({ sent }) => m.users_factor_asked({ count: sent }),
    onSaved: () => {
      void invalidateResource('factorResets')
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.users_factor_title({ name })}
      description={m.users_factor_text()}
      submitText={m.users_factor_ask()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextareaField<Values> name="reason" hint={m.users_factor_hint()} className="@min-[30rem]:col-span-2" />
    </FormDialog>
  )
}
