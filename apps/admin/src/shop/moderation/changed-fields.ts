import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { fieldInWords } from '#text/in-words.ts'

const MAX_NAMES = 3
/** «Вес, г» beside «Длина, мм» would read as four fields. */
const UNIT = /, \p{L}{1,3}\.?$/u

/** What a request changes, each field once: all attributes of a card count as one. */
export function changedFields({ kind, entity, changed_fields: fields }: Schemas['ModerationRow']) {
  if (kind === 'create') return m.moderation_whole()
  const names = [...new Set(fields.map((field) => fieldInWords(entity, field.replace(/\.\d+$/, '')).replace(UNIT, '')))]
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` ${m.moderation_more_fields({ count: rest })}` : '')
}
