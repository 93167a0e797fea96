import { vocabulary, type Entity } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'
import { activeWord } from '#shared/active/words.ts'
import { formatDateTime, formatDay } from '#shared/format-date.ts'
import { formatMoney } from '#shared/format-money.ts'
import { entityLabel } from '#shared/permission-labels.ts'
import { fieldLabels } from './field-labels.gen.ts'
import { keptFields } from './kept-fields.ts'

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

const labelled = (field: string) => (keptFields[field] ?? fieldLabels[field])?.()

/** A value of the log as a reader would say it; null where there was none. */
export function valueInWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (typeof value === 'number')
    return field.endsWith('_kopecks') ? formatMoney(value) : value.toLocaleString('ru-RU', { useGrouping: false })
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateTime(value)
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value
  }
  if (Array.isArray(value)) return value.map((item) => valueInWords(field, item) ?? '—').join(', ') || null
  return JSON.stringify(value, null, 1)
}
