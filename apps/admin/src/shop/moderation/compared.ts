import type { Schemas } from '@admin-panel/sdk'
import { fieldInWords } from '#text/in-words.ts'

/** A field's label in its form, or an attribute's name. */
export function fieldName({ entity, comparison }: Schemas['Moderation'], field: string) {
  const compared = comparison.find((one) => one.field === field)
  return compared?.name ?? fieldInWords(entity, field.replace(/\.\d+$/, ''))
}

// Two values as long as this stand beside each other in one line.
const SHORT = 48

export const isShort = (value: string | null) => value !== null && value.length <= SHORT && !value.includes('\n')
