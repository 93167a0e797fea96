import { NativeSelect } from '@admin-panel/ui/native-select'
import { m } from '#paraglide/messages.js'
import { CustomField, TextareaField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { scopeOptions } from './scope.ts'
import type { Role, RoleValues } from './values.ts'

export function RoleFields({ role }: { role?: Role }) {
  const isSystem = role?.is_system === true
  return (
    <FormSection title={m.roles_group_role()}>
      <TextField<RoleValues> name="name" autoComplete="off" />
      {!role && <TextField<RoleValues> name="slug" autoComplete="off" spellCheck={false} hint={m.roles_slug_hint()} />}
      <CustomField<RoleValues>
        name="scope"
        hint={isSystem ? m.roles_system_hint() : m.roles_scope_hint()}
        render={({ value, onChange, isReadOnly }) => (
          <NativeSelect
            value={String(value)}
            readOnly={isReadOnly || isSystem}
            onChange={(event) => onChange(event.target.value)}
          >
            {scopeOptions().map(({ value: scope, label }) => (
              <option key={scope} value={scope}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      />
      <TextareaField<RoleValues> name="description" className="@min-[34rem]:col-span-2" />
    </FormSection>
  )
}
