import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { PhoneField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { blankToNull } from '#text/blank-to-null.ts'
import { ReferencesField } from '#form/pickers/references-field.tsx'
import { cacheRecord } from '#data/cache.ts'
import { usersCreateRules } from '#contract/rules/users.gen.ts'
import { normalizePerson } from '#text/normalize-person.ts'

interface InviteValues {
  last_name: string
  first_name: string
  middle_name: string | null
  position: string | null
  email: string
  phone: string | null
  role_ids: number[]
}

const { company_ids: _companies, time_zone: _zone, ...rules } = usersCreateRules
const emptyInvite: InviteValues = {
  last_name: '',
  first_name: '',
  middle_name: '',
  position: '',
  email: '',
  phone: '',
  role_ids: [],
}

function payloadOf(values: InviteValues): InviteValues {
  return { ...values, ...normalizePerson(values), email: values.email.trim(), position: blankToNull(values.position) }
}

interface InviteDialogProps {
  companyId: number
  /** The preselected roles. */
  roleIds: number[]
  onClose: () => void
}

/** Invites a new user by mail; the user sees only this seller. */
export function InviteDialog({ companyId, roleIds, onClose }: InviteDialogProps) {
  const edit = useEditForm<InviteValues, Schemas['User']>({
    name: ['sellers', companyId, 'employees/new'],
    record: null,
    rules,
    toValues: () => ({ ...emptyInvite, role_ids: roleIds }),
    toPayload: payloadOf,
    save: (changes, _version, idempotencyKey) =>
      client.api.users.create({ ...payloadOf(emptyInvite), ...changes, company_ids: [companyId] }, { idempotencyKey }),
    onSaved: (user) => {
      cacheRecord('users', user)
      onClose()
    },
  })
  return (
    <FormDialog heading={m.sellers_employees_invite()} edit={edit} show={String} onClose={onClose}>
      <TextField<InviteValues> name="last_name" autoComplete="off" />
      <TextField<InviteValues> name="first_name" autoComplete="off" />
      <TextField<InviteValues> name="middle_name" autoComplete="off" />
      <TextField<InviteValues> name="position" autoComplete="off" />
      <TextField<InviteValues> name="email" type="email" autoComplete="off" hint={m.sellers_employees_invite_hint()} />
      <PhoneField<InviteValues> name="phone" />
      <ReferencesField<InviteValues> name="role_ids" of="roles" />
    </FormDialog>
  )
}
