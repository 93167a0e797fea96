import { isAnswer } from '#text/attribute-answer.ts'
import { isRecord } from '#text/is-record.ts'
import type { Schemas } from '@admin-panel/sdk'
import { kindOf } from '#records/names-of.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { ownValue } from '#text/own-value.ts'
import { labelText, text } from '#text/language/language.ts'
import { permissionWord } from '#text/permission-words.ts'
import { codeInWords } from './code-words.ts'
import { filtersInWords } from './filter-words.ts'
import { numberInWords } from './numbers.ts'
import { lines, recordName, things } from './structures.ts'
import type { NameOf } from './trusted.ts'

/** The attribute of an answer. */
export interface AttributeKind {
  name: string
  type: Schemas['AttributeType']
  unit: string | null
}

/** Resolves names, attributes and moments while values are formatted. */
export interface Lookup {
  name: NameOf
  attribute: (id: number) => AttributeKind | undefined
  moment: (at: string) => string
}

/** The label of a field, specific to the entity's log or general. */
export function fieldWord(entity: string, field: string): string | undefined {
  const russian =
    field === 'status' ? 'Статус' : (ownValue(fieldNames, `${entity}.${field}`) ?? ownValue(fieldNames, field))
  return russian && labelText(russian, field)
}

/** A recorded value in words, null if empty. Only this function reads the shapes of recorded values. */
export function valueInWords(entity: string, field: string, value: unknown, lookup: Lookup): string | null {
  if (value === null || value === undefined || value === '') return null
  if (field === 'before' || field === 'after') return proposalInWords(entity, value, lookup)
  if (field === 'filters' || (entity === 'saved-view' && field === 'query'))
    return filtersInWords(entity, value, (name, filter) => valueInWords(entity, name, filter, lookup))
  const thing = field === 'path' && entity !== 'category' ? undefined : ownValue(things, field)
  if (thing) return thing(value, lookup.name)
  if (Array.isArray(value)) return listInWords(entity, field, value, lookup)
  if (typeof value === 'boolean') return text(value ? 'Да' : 'Нет')
  if (typeof value === 'number') return numberOrName(entity, field, value, lookup.name)
  if (typeof value === 'string') return textInWords(entity, field, value, lookup)
  return JSON.stringify(value)
}

function numberOrName(entity: string, field: string, value: number, name: NameOf): string {
  // Older log rows contain only the number of photos.
  if (field.endsWith('_ids')) return numberInWords(field, value)
  if (field === 'entity_id') return recordName(entity, value, name)
  const kind = kindOf(field, entity)
  return kind ? name(kind, value) : numberInWords(field, value)
}

function listInWords(entity: string, field: string, items: readonly unknown[], lookup: Lookup): string | null {
  const kind = kindOf(field, entity)
  const line = ownValue(lines, `${entity}.${field}`) ?? ownValue(lines, field)
  const words = items.map((item) => {
    if (kind && typeof item === 'number') return lookup.name(kind, item)
    if (line && typeof item === 'object') return line(item, lookup.name)
    if (field === 'attribute_values' && isAnswer(item)) return answerOf(item, lookup)
    if (field === 'reasons' && isReason(item)) return reasonInWords(entity, item, lookup)
    if (field === 'changed_fields' || field === 'shown_fields') return changedField(entity, String(item), lookup)
    return valueInWords(entity, field, item, lookup)
  })
  const isLong = line || field === 'attribute_values' || field === 'reasons' || field === 'permissions'
  return words.filter((word) => word !== null).join(isLong ? '\n' : ', ') || null
}

function textInWords(entity: string, field: string, value: string, { moment }: Lookup): string {
  if (field === 'permissions') return text(permissionWord(value))
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return moment(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split('-').toReversed().join('.')
  return codeInWords(entity, field, value) ?? value
}

interface LoggedReason {
  reason_id: number
  field: string | null
  comment: string | null
}

function isReason(item: unknown): item is LoggedReason {
  return isRecord(item) && typeof item['reason_id'] === 'number'
}

function reasonInWords(entity: string, { reason_id, field, comment }: LoggedReason, lookup: Lookup): string {
  const about = field ? ` (${changedField(entity, field, lookup)})` : ''
  return `${lookup.name('operation-reason', reason_id)}${about}${comment ? `: ${comment}` : ''}`
}

/** A change of `attribute_values.12` is labelled with the attribute's name. */
function changedField(entity: string, field: string, lookup: Lookup): string {
  const [, id] = /^attribute_values\.(\d+)$/.exec(field) ?? []
  return id ? lookup.name('attribute', Number(id)) : (fieldWord(entity, field) ?? field)
}

function proposalInWords(entity: string, value: unknown, lookup: Lookup): string | null {
  const words = Object.entries<unknown>(Object(value)).map(([field, part]) => {
    const word = valueInWords(entity, field, part, lookup)
    return word === null ? null : `${fieldWord(entity, field) ?? field}: ${word}`
  })
  return words.filter((word) => word !== null).join('\n') || null
}

function answerOf({ attribute_id, value }: Schemas['ProductAttributeValue'], lookup: Lookup): string {
  const attribute = lookup.attribute(attribute_id)
  const name = attribute?.name ?? lookup.name('attribute', attribute_id)
  return `${name}: ${answerInWords(attribute, value, lookup.name) ?? '—'}`
}

/** A product's answer in words; without the attribute (it may be deleted) the raw value is used. */
export function answerInWords(attribute: AttributeKind | undefined, answer: unknown, name: NameOf): string | null {
  if (answer === null || answer === undefined) return null
  const { type = 'string', unit = null } = attribute ?? {}
  const withUnit = (words: string) => (unit ? `${words} ${unit}` : words)
  if (typeof answer === 'boolean') return text(answer ? 'Да' : 'Нет')
  if (Array.isArray(answer)) return answer.map((id: number) => name('attribute-value', id)).join(', ') || null
  if (typeof answer === 'number')
    return withUnit(type === 'select' ? name('attribute-value', answer) : numberInWords('value', answer))
  if (typeof answer !== 'string') return JSON.stringify(answer)
  return type === 'date' ? answer.split('-').toReversed().join('.') : withUnit(answer)
}
