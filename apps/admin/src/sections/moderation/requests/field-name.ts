import type { Schemas } from '@admin-panel/sdk'
import { fieldInWords } from '#text/in-words.ts'

/** A field as its form calls it, an attribute by its own name. */
export function fieldName({ entity, comparison }: Schemas['Moderation'], field: string) {
  const compared = comparison.find((one) => one.field === field)
  return compared?.name ?? fieldInWords(entity, field.replace(/\.\d+$/, ''))
}
