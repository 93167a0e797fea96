import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { ReferencesField } from '#form/pickers/references-field.tsx'
import { invalidateResource } from '#data/cache.ts'
import { notificationsCreateRules } from '#contract/rules/notifications.gen.ts'

interface Values {
  title: string
  body: string
  role_ids: number[]
}

const blank: Values = { title: '', body: '', role_ids: [] }

const normalize = ({ title, body, role_ids }: Values): Values => ({ title: title.trim(), body: body.trim(), role_ids })

/** Sends a notification to every active user, or to the users of some roles. */
export function BroadcastDialog({ onClose }: { onClose: () => void }) {
  const edit = useEditForm({
    name: ['notifications', 'new'],
    record: null,
    rules: notificationsCreateRules,
    toValues: () => blank,
    toPayload: normalize,
    save: async (changes: Partial<Values>, _version, idempotencyKey) => {
      const { role_ids, ...text } = { ...blank, ...changes }
      const { sent } = await client.api.notifications.create(
        { ...text, ...(role_ids.length > 0 && { role_ids }) },
        { idempotencyKey },
      )
      // No draft or version: a broadcast is sent once and never edited.
      return { sent, version: 1 }
    },
    savedText: ({ sent }) => m.broadcast_sent({ count: sent }),
    onSaved: () => {
      void invalidateResource('notifications')
      onClose()
    },
  })
  return (
    <FormDialog
      heading={m.broadcast_title()}
      description={m.broadcast_text()}
      submitText={m.broadcast_submit()}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextField<Values> name="title" autoComplete="off" className="@min-[30rem]:col-span-2" />
      <TextareaField<Values> name="body" className="@min-[30rem]:col-span-2" />
      <ReferencesField<Values> name="role_ids" of="roles" hint={m.broadcast_roles_hint()} />
    </FormDialog>
  )
}
