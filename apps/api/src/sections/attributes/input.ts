import { entriesOf } from '#text/pick.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { requireName } from '#records/require-name.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { completeTies } from './categories.ts'
import { mistakeInPattern } from './pattern.ts'
import { refuseTakenSynonyms, normalizeSynonyms } from './synonyms.ts'
import { hasValues, OWN_FIELDS } from './own-fields.ts'
import { refuseUsed, normalizeValues } from './values.ts'
import { say, usedIn, validation } from '#text/language/say.ts'

type Attribute = Schemas['Attribute']

/** The fields to store, validated together with the unchanged fields of the record. */
export async function readInput(tx: Database, before: Attribute | undefined, body: Schemas['AttributeChanges']) {
  const { name, unit, group, pattern, values, synonyms, categories, ...rest } = body
  const fields = {
    ...rest,
    ...(name !== undefined && { name: requireName(name, 2) }),
    ...(unit !== undefined && { unit: oneLineOrNull(unit) }),
    ...(group !== undefined && { group: oneLineOrNull(group) }),
    ...(pattern !== undefined && { pattern: pattern || null }),
    ...(values && { values: normalizeValues(before?.values ?? [], values) }),
    ...(synonyms && { synonyms: normalizeSynonyms(synonyms) }),
  }
  assertValid(before, fields)
  if (fields.synonyms) await refuseTakenSynonyms(tx, before?.id, fields.synonyms)
  if (fields.values && before && before.usage_count > 0) await refuseUsed(tx, before.id, before.values, fields.values)
  if (!categories) return fields
  const is_required = fields.is_required ?? before?.is_required ?? false
  const ties = await completeTies(tx, categories, { before: before?.categories ?? [], is_required })
  return { ...fields, categories: ties }
}

type Fields = Omit<Schemas['AttributeChanges'], 'categories' | 'values'> & { values?: unknown[] }

function assertValid(before: Attribute | undefined, fields: Fields) {
  const next: Fields = { ...before, ...fields }
  const { type = 'string', min_value = null, max_value = null, pattern } = next
  const details: Details = {}
  if (before && before.usage_count > 0 && type !== before.type)
    details['type'] = [say`Тип: нельзя изменить, ${usedIn(before.usage_count)}`]
  for (const [field, { label, types }] of entriesOf(OWN_FIELDS)) {
    if (!(types as string[]).includes(type) && says(next[field]))
      details[field] = [say`${label}: не для типа «${enumWords.AttributeType[type]}»`]
  }
  if (hasValues(type) && !says(next.values)) details['values'] = [validation().minItems('Значения', 1)]
  if (min_value !== null && max_value !== null && max_value < min_value)
    details['max_value'] = [validation().minimum('Наибольшее значение', min_value)]
  const mistake = pattern && mistakeInPattern(pattern)
  if (mistake) details['pattern'] = [mistake]
  if (Object.keys(details).length > 0) throw invalid(details)
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== false
}
