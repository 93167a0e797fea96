import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { fieldInWords } from '#text/in-words.ts'

const MAX_NAMES = 3
/** «Вес, г» beside «Длина, мм» would read as four fields. */
const UNIT = /, \p{L}{1,3}\.?$/u

/** A label and its unit apart: `Вес, г` is `Вес` in `г`. */
export function splitUnit(label: string) {
  const unit = UNIT.exec(label)?.[0] ?? ''
  return { name: label.slice(0, label.length - unit.length), unit: unit.slice(2) }
}

/** What a request changes, each field once: all attributes of a card count as one. */
export function changedFields({ kind, entity, changed_fields: fields }: Schemas['ModerationRow']) {
  if (kind === 'create') return m.moderation_whole()
  const names = [...new Set(fields.map((field) => splitUnit(fieldInWords(entity, field.replace(/\.\d+$/, ''))).name))]
  const rest = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` ${m.moderation_more_fields({ count: rest })}` : '')
}
