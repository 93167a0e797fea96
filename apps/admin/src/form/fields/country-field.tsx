import { Combobox } from '@admin-panel/ui/combobox'
import { Input } from '@admin-panel/ui/input'
import type { FieldValues } from 'react-hook-form'
import { countryName, countryOptions } from '#text/countries.ts'
import type { NameOf } from '#form/name-of.ts'
import { CustomField } from './fields.tsx'

/** A country by name; the form's value is its code or null. */
export function CountryField<Values extends FieldValues>({ name }: { name: NameOf<Values, string | null> }) {
  return (
    <CustomField<Values>
      name={name}
      render={({ value, onChange, onBlur, isReadOnly }) => {
        const code = typeof value === 'string' && value ? value : null
        const label = code === null ? '' : countryName(code)
        return isReadOnly ? (
          <Input value={label} readOnly />
        ) : (
          <Combobox
            options={countryOptions()}
            value={code === null ? null : { value: code, label }}
            onValueChange={(option) => onChange(option?.value ?? null)}
            onBlur={onBlur}
          />
        )
      }}
    />
  )
}
