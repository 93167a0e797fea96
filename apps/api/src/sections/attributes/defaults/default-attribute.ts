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
  /** Names of the categories that the attribute belongs to; those in `required` demand a value. */
  categories: string[]
  required?: string[]
}

/** Splits a comma-separated list, so that defaults stay on one line. */
export function splitList(text: string): string[] {
  return text.split(', ')
}
