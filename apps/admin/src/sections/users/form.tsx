import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { CustomField, PhoneField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { blankToNull } from '#text/blank-to-null.ts'
import { ReferencesField } from '#form/pickers/references-field.tsx'
import { TimeZoneSelect } from '#form/pickers/time-zone-select.tsx'
import { normalizePerson } from '#text/normalize-person.ts'

export type User = Schemas['User']

export interface UserValues {
  last_name: string
  first_name: string
  middle_name: string | null
  email: string
  phone: string | null
  position: string | null
  role_ids: (number | '')[]
  company_ids: (number | '')[]
  time_zone: string
}

export function userValues(user: User | null): UserValues {
  return {
    last_name: user?.last_name ?? '',
    first_name: user?.first_name ?? '',
    middle_name: user?.middle_name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    position: user?.position ?? '',
    role_ids: user?.role_ids ?? [],
    company_ids: user?.company_ids ?? [],
    time_zone: user?.time_zone ?? 'Europe/Moscow',
  }
}

const chosen = (ids: readonly (number | '')[]) => ids.filter((id) => id !== '')

/** Builds the request body: rules U2 and U3. */
export function userPayload(values: UserValues): UserValues & { role_ids: number[]; company_ids: number[] } {
  return {
    ...values,
    ...normalizePerson(values),
    email: values.email.trim(),
    position: blankToNull(values.position),
    role_ids: chosen(values.role_ids),
    company_ids: chosen(values.company_ids),
  }
}

/** The changed lists of ids, without empty lines. */
export function idsOf<Changes extends Partial<UserValues>>({ role_ids, company_ids, ...rest }: Changes) {
  return {
    ...rest,
    ...(role_ids && { role_ids: chosen(role_ids) }),
    ...(company_ids && { company_ids: chosen(company_ids) }),
  }
}

/** Formats a field's value for the conflict dialog. */
export function showUserValue(user: User, field: string, value: unknown) {
  if (!Array.isArray(value)) return typeof value === 'string' && value ? value : '—'
  const references = field === 'role_ids' ? user.roles : user.companies
  return value.map((id) => references.find((reference) => reference.id === id)?.label ?? `№ ${id}`).join(', ') || '—'
}

export function UserFields({ user }: { user: User | null }) {
  return (
    <>
      <FormSection title={m.users_group_person()}>
        <TextField<UserValues> name="last_name" autoComplete="off" />
        <TextField<UserValues> name="first_name" autoComplete="off" />
        <TextField<UserValues> name="middle_name" autoComplete="off" />
        <TextField<UserValues>
          name="email"
          type="email"
          autoComplete="off"
          hint={user ? undefined : m.users_invite_hint()}
        />
      </FormSection>
      <FormSection title={m.users_group_access()}>
        <ReferencesField<UserValues> name="role_ids" of="roles" references={user?.roles ?? []} />
        <ReferencesField<UserValues>
          name="company_ids"
          of="companies"
          references={user?.companies ?? []}
          hint={m.users_company_hint()}
        />
      </FormSection>
      <FormSection title={m.users_group_more()}>
        <TextField<UserValues> name="position" autoComplete="off" />
        <PhoneField<UserValues> name="phone" />
        <CustomField<UserValues>
          name="time_zone"
          hint={m.users_time_zone_hint()}
          render={({ value, onChange, isReadOnly }) => (
            <TimeZoneSelect value={String(value)} onChange={onChange} readOnly={isReadOnly} />
          )}
        />
      </FormSection>
    </>
  )
}
