import { vocabulary, type Entity } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'
import { activeWord } from './active-words.ts'
import { entityLabel } from './permission-labels.ts'
import { fieldLabels } from '#contract/field-labels.gen.ts'

const others: Readonly<Partial<Record<string, () => string>>> = {
  'brand-alias': m.audit_entity_brand_alias,
  file: m.audit_entity_file,
  'review-term': m.audit_entity_review_term,
  session: m.audit_entity_session,
  'saved-view': m.audit_entity_saved_view,
  'sub-order': m.audit_entity_sub_order,
}

export function entityInWords(entity: string) {
  return isEntity(entity) ? entityLabel(entity) : (others[entity]?.() ?? entity)
}

function isEntity(name: string): name is Entity {
  return name in vocabulary
}

/** The label that the field has in its form. */
export function fieldInWords(entity: string, field: string) {
  if (field === 'status') return m.audit_field_status()
  if (field === 'is_active') return activeWord(entity)
  return labelled(`${entity}.${field}`) ?? labelled(field) ?? field
}

const labelled = (field: string) => fieldLabels[field]?.()
