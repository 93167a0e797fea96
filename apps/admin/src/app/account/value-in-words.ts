import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'

/** Formats a setting's value for readers; null if it has none. */
export function valueInWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (typeof value === 'number')
    return field.endsWith('_kopecks') ? formatMoney(value) : value.toLocaleString('ru-RU', { useGrouping: false })
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}
