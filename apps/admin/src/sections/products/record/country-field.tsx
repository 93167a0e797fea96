import { Combobox } from '@admin-panel/ui/combobox'
import { CustomField } from '#shared/fields.tsx'
import { getLocale } from '#shared/locale.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Codes that the standard gives to unions and to nobody.
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

/** The browser's own names of the countries, where it has one for the code. */
export function countryName(code: string): string | undefined {
  return new Intl.DisplayNames(getLocale(), { type: 'region', fallback: 'none' }).of(code)
}

function countries() {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((value) => {
      const label = NO_COUNTRIES.has(value) ? undefined : names.of(value)
      return label ? [{ value, label, hint: value }] : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, getLocale()))
}

export function CountryField() {
  return (
    <CustomField
      name="country_code"
      render={({ value, onChange, onBlur, isReadOnly }) => {
        const code = typeof value === 'string' && value ? value : null
        return (
          <Combobox
            options={countries()}
            value={code === null ? null : { value: code, label: countryName(code) ?? code }}
            onValueChange={(option) => onChange(option?.value ?? null)}
            onBlur={onBlur}
            disabled={isReadOnly}
          />
        )
      }}
    />
  )
}
