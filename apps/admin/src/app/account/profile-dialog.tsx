import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { CustomField, PhoneField, TextField } from '#form/fields/fields.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { TimeZoneSelect } from '#form/pickers/time-zone-select.tsx'
import { useSession } from '#data/queries.ts'
import { profileUpdateRules } from '#contract/rules/profile.gen.ts'
import { normalizePerson } from '#text/normalize-person.ts'

type Profile = Schemas['Profile']
type ProfileValues = Pick<Profile, 'last_name' | 'first_name' | 'middle_name' | 'phone' | 'time_zone'>

const rules = {
  ...profileUpdateRules,
  last_name: { ...profileUpdateRules.last_name, required: true },
  first_name: { ...profileUpdateRules.first_name, required: true },
  time_zone: { ...profileUpdateRules.time_zone, required: true },
}

export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  return user && <ProfileFormDialog user={user} onClose={onClose} />
}

function ProfileFormDialog({ user, onClose }: { user: Profile; onClose: () => void }) {
  const edit = useEditForm<ProfileValues, Profile>({
    name: ['profile', user.id],
    rules,
    record: user,
    toValues,
    toPayload: (values) => ({ ...values, ...normalizePerson(values) }),
    save: async (changes, version = user.version) => {
      const saved = await client.api.profile.update({ version, ...changes })
      // The menu shows the name; the time zone affects every time that is shown.
      await client.loadUser()
      return saved
    },
    onSaved: onClose,
  })
  const roles = user.roles.map(({ name }) => name).join(', ')
  return (
    <FormDialog
      heading={m.account_profile()}
      description={[user.email, user.position, roles].filter(Boolean).join(' · ')}
      edit={edit}
      show={(_, value) => formatUnknown(value)}
      onClose={onClose}
    >
      <TextField<ProfileValues> name="last_name" autoComplete="family-name" />
      <TextField<ProfileValues> name="first_name" autoComplete="given-name" />
      <TextField<ProfileValues> name="middle_name" autoComplete="additional-name" />
      <PhoneField<ProfileValues> name="phone" />
      <CustomField<ProfileValues>
        name="time_zone"
        hint={m.account_time_zone_hint()}
        className="@min-[30rem]:col-span-2"
        render={({ value, onChange }) => <TimeZoneSelect value={String(value)} onChange={onChange} />}
      />
    </FormDialog>
  )
}

function toValues(profile: Profile | null): ProfileValues {
  return {
    last_name: profile?.last_name ?? '',
    first_name: profile?.first_name ?? '',
    middle_name: profile?.middle_name ?? '',
    phone: profile?.phone ?? '',
    time_zone: profile?.time_zone ?? 'Europe/Moscow',
  }
}
