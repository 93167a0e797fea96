import { m } from '#paraglide/messages.js'
import { formatUnknown } from './format-unknown.ts'
import { formatOf } from './trusted.ts'

/** Formats the values of fields, where plain text does not. An empty value does not reach it. */
type FieldFormats<Values> = { readonly [Field in keyof Values]?: (value: NonNullable<Values[Field]>) => string }

/** Formats a field's value for the conflict dialog. */
export function showField<Values>(formats: FieldFormats<Values>, field: string, value: unknown, empty = '—'): string {
  if (value === null || value === '') return empty
  const format = formatOf(formats, field)
  if (format) return format(value)
  return typeof value === 'boolean' ? (value ? m.yes() : m.no()) : formatUnknown(value)
}
