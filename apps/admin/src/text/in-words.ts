import { fieldLabels } from '#contract/field-labels.gen.ts'
import { entityNames } from '#contract/names.gen.ts'
import { partNames } from '#contract/part-names.gen.ts'
import { activeWord } from './active-words.ts'
import { m } from '#paraglide/messages.js'

const names: Readonly<Partial<Record<string, () => string>>> = { ...entityNames, ...partNames }

/** All entities of the log. */
export const loggedEntities = Object.keys(names)

export const entityInWords = (entity: string) => names[entity]?.() ?? entity

/** The label of the field in its form. */
export function fieldInWords(entity: string, field: string) {
  if (field === 'status') return m.audit_field_status()
  if (field === 'is_active') return activeWord(entity)
  return labelled(`${entity}.${field}`) ?? labelled(field) ?? field
}

const labelled = (field: string) => fieldLabels[field]?.()
