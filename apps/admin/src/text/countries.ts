import { getLocale } from './locale.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
// Codes of unions and unassigned codes of the standard.
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

const names = () => new Intl.DisplayNames(getLocale(), { type: 'region', fallback: 'none' })

/** The browser's name of a country, or the code if it has none. */
export function countryName(code: string): string {
  return names().of(code) ?? code
}

/** All countries with a name in the browser. */
export function countryOptions() {
  const displayNames = names()
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((value) => {
      const label = NO_COUNTRIES.has(value) ? undefined : displayNames.of(value)
      return label ? [{ value, label, hint: value }] : []
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, getLocale()))
}
