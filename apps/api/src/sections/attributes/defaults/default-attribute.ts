import type { Schemas } from '@admin-panel/sdk'

export interface DefaultAttribute {
  name: string
  type: Schemas['AttributeType']
  unit?: string
  group: string
  synonyms?: string[]
  values?: string[]
  min?: number
  max?: number
  precision?: number
  length?: number
  pattern?: string
  custom?: true
  /** Categories by name that it describes; what is `required` asks for it. */
  categories: string[]
  required?: string[]
}

/** A list as one writes it, so that it takes a line and no column. */
export function listed(text: string): string[] {
  return text.split(', ')
}
