import type { Schemas } from '@admin-panel/sdk'
import type { CategoryAttribute } from '#sections/attributes/public.ts'
import type { AttributeValue } from '#sections/products/schema.ts'
import { say } from '#text/language/say.ts'
import { folded } from './names.ts'

type Said = Schemas['CardAttribute']

export interface Answers {
  values: AttributeValue[]
  /** By the number of the attribute in the card. */
  faults: [index: number, message: string][]
}

const YES = new Set(['да', 'true', '1', 'yes'])
const NO = new Set(['нет', 'false', '0', 'no'])

/** The answers of a card with those that are sent by name in their place. What does not fit its type is left to the check. */
export function mergeAnswers(
  attributes: readonly CategoryAttribute[],
  sent: readonly Said[],
  present: readonly AttributeValue[],
): Answers {
  const ofCategory = new Set(attributes.map(({ id }) => id))
  const values = new Map(
    present.filter(({ attribute_id }) => ofCategory.has(attribute_id)).map((one) => [one.attribute_id, one.value]),
  )
  const faults: Answers['faults'] = []
  for (const [index, { name, value }] of sent.entries()) {
    const [attribute, ...others] = attributes.filter((one) => folded(one.name) === folded(name))
    if (!attribute) faults.push([index, say`Характеристика: «${name.trim()}» не относится к категории`])
    else if (others.length > 0) faults.push([index, say`Характеристика: «${name.trim()}» в категории не одна`])
    else values.set(attribute.id, answerOf(attribute, value, values.get(attribute.id)))
  }
  return { values: [...values].map(([attribute_id, value]) => ({ attribute_id, value })), faults }
}

function answerOf(
  attribute: CategoryAttribute,
  value: Said['value'],
  present: AttributeValue['value'] | undefined,
): AttributeValue['value'] {
  if (attribute.type === 'multiselect') return severalOf(attribute, value, present)
  if (Array.isArray(value)) return oneOf(attribute, value, present)
  if (attribute.type === 'number') return typeof value === 'string' ? numberOf(value) : value
  if (typeof value === 'boolean') return value
  const text = String(value).trim()
  if (attribute.type === 'boolean') return YES.has(folded(text)) || (NO.has(folded(text)) ? false : text)
  if (attribute.type === 'select') return optionOf(attribute, text, present) ?? text
  if (attribute.type === 'date') return dayOf(text)
  return text
}

/** A text from a file may stand alone in its list, so that a bar in it divides nothing. */
function oneOf(
  attribute: CategoryAttribute,
  [first = '', ...others]: readonly string[],
  present: AttributeValue['value'] | undefined,
): AttributeValue['value'] {
  return others.length === 0 ? answerOf(attribute, first, present) : [first, ...others].join(' | ')
}

function severalOf(
  attribute: CategoryAttribute,
  value: Said['value'],
  present: AttributeValue['value'] | undefined,
): AttributeValue['value'] {
  const texts = (Array.isArray(value) ? value : String(value).split('|')).map((one) => one.trim()).filter(Boolean)
  const ids = texts.map((text) => optionOf(attribute, text, present))
  return ids.every((id) => id !== undefined) ? ids : texts.join(' | ')
}

/** A value that is off stays where it was chosen. */
function optionOf(
  { values }: CategoryAttribute,
  text: string,
  present: AttributeValue['value'] | undefined,
): number | undefined {
  const named = values.filter(({ value }) => folded(value) === folded(text))
  const chosen = Array.isArray(present) ? present : [present]
  return (named.find(({ id }) => chosen.includes(id)) ?? named.find(({ is_active }) => is_active) ?? named[0])?.id
}

function numberOf(text: string): number | string {
  const number = text.replaceAll(/\s/g, '').replace(',', '.')
  return number !== '' && Number.isFinite(Number(number)) ? Number(number) : text.trim()
}

function dayOf(text: string): string {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month}-${day}`
}
