import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatDay } from '#data/time/format-date.ts'

type Answer = Schemas['ProductAttributeValue']['value']

/** The value of a card's attribute, with the unit. */
export function answerText({ type, unit, values }: Schemas['ProductAttribute'], answer: Answer | undefined): string {
  if (answer === undefined) return '—'
  const nameOf = (id: number) => values.find((value) => value.id === id)?.value ?? `№ ${id}`
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text)
  if (Array.isArray(answer)) return answer.map(nameOf).join(', ')
  if (typeof answer === 'boolean') return answer ? m.yes() : m.no()
  if (typeof answer === 'number')
    return type === 'select' ? withUnit(nameOf(answer)) : withUnit(answer.toLocaleString())
  return type === 'date' ? formatDay(answer) : withUnit(answer)
}
