import type { Schemas } from '@admin-panel/sdk'
import type { ModeratedEntity } from '#records/moderated.ts'
import { kindOf, type Kind } from '#records/names-of.ts'
import { codeInWords } from '#sections/audit-log/code-words.ts'
import { exceptionsText, scheduleText } from '#sections/store-points/schedule.ts'
import { crossLabels } from '#text/enum-words.ts'

export type NameOf = (kind: Kind, id: number) => string

/** What an attribute asks for. */
export interface Asked {
  name: string
  type: Schemas['AttributeType']
  unit: string | null
}

type Word = (value: unknown, name: NameOf) => string | null

/** A field of a proposal has the type that the contract gives it. */
const worded =
  <Value>(word: (value: Value, name: NameOf) => string | null): Word =>
  (value, name) =>
    word(value as Value, name)

const oemNumber = ({ car_brand_id, number }: Schemas['OemNumberInput'], name: NameOf) =>
  `${name('car_brand', car_brand_id)} ${number}`

const cross = ({ brand_id, article, kind }: Schemas['CrossInput'], name: NameOf) =>
  `${name('brand', brand_id)} ${article}${kind ? ` (${crossLabels[kind]})` : ''}`

function model({ car_model_id, year_from, year_to, note }: Schemas['ApplicabilityInput'], name: NameOf) {
  const years = [year_from, year_to].some(Boolean) ? `${year_from ?? '…'}–${year_to ?? '…'}` : null
  return [name('car_model', car_model_id), years, note].filter(Boolean).join(', ')
}

const head = ({ last_name, first_name, middle_name, position, basis }: Schemas['CompanyHead']) =>
  `${[last_name, first_name, middle_name].filter(Boolean).join(' ')}, ${position}, ${basis}`

const shared: Readonly<Record<string, Word | undefined>> = {
  head: worded(head),
  schedule: worded(scheduleText),
  schedule_exceptions: worded(exceptionsText),
}

/** Of a list, a line each. */
const lines: Readonly<Record<string, Word | undefined>> = {
  applicability: worded(model),
  crosses: worded(cross),
  oem_numbers: worded(oemNumber),
}

const number = new Intl.NumberFormat('ru', { useGrouping: false, maximumFractionDigits: 6 })

/** A value of a proposal as its reader would say it; null where there is none. */
export function fieldInWords(entity: ModeratedEntity, field: string, value: unknown, name: NameOf): string | null {
  if (value === null || value === undefined || value === '') return null
  const word = shared[field]
  if (word) return word(value, name)
  if (Array.isArray(value)) {
    const line = lines[field]
    const words = value.map((item) => (line ? line(item, name) : fieldInWords(entity, field, item, name)))
    return words.join(line ? '\n' : ', ') || null
  }
  const kind = kindOf(field)
  if (kind && typeof value === 'number') return name(kind, value)
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет'
  if (typeof value === 'number') return number.format(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return codeInWords(entity, field, text) ?? text
}

/** The same of what a card answers to an attribute. */
export function answerInWords({ type, unit }: Asked, answer: unknown, name: NameOf): string | null {
  if (answer === null || answer === undefined) return null
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text)
  if (typeof answer === 'boolean') return answer ? 'Да' : 'Нет'
  if (Array.isArray(answer)) return answer.map((id: number) => name('attribute_value', id)).join(', ') || null
  if (typeof answer === 'number')
    return withUnit(type === 'select' ? name('attribute_value', answer) : number.format(answer))
  if (typeof answer !== 'string') return JSON.stringify(answer)
  return type === 'date' ? answer.split('-').toReversed().join('.') : withUnit(answer)
}
