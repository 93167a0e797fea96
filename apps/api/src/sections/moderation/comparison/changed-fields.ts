import { sameValue } from '#db/same-value.ts'
import { isAnswer } from '#text/attribute-answer.ts'

type Fields = Record<string, unknown>

/** The fields that a proposal changes; each product attribute counts as a field of its own, `attribute_values.12`. */
export function changedFields(before: Fields | null, after: Fields): string[] {
  return Object.keys(after).flatMap((field) => {
    const old = before?.[field] ?? null
    if (sameValue(old, after[field])) return []
    return field === 'attribute_values' ? changedAttributes(old, after[field]) : [field]
  })
}

/** The proposed fields that have changed in the record since the proposal. */
export function movedFields(before: Fields | null, after: Fields, current: Fields): string[] {
  return Object.keys(after).filter((field) => !sameValue((before ?? after)[field], current[field]))
}

function changedAttributes(before: unknown, after: unknown): string[] {
  const old = byAttribute(before)
  const next = byAttribute(after)
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((id) => !sameValue(old.get(id), next.get(id)))
    .map((id) => `attribute_values.${id}`)
}

function byAttribute(values: unknown): Map<number, unknown> {
  const list: unknown[] = Array.isArray(values) ? values : []
  return new Map(list.filter(isAnswer).map(({ attribute_id, value }) => [attribute_id, value]))
}
