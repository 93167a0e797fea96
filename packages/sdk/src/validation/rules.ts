/** What the contract says of a value, in JSON Schema's words. */
export interface Constraints {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly enum?: readonly (string | number)[]
}

export interface Rule extends Constraints {
  /** The field's name as the user reads it, or what gives it in the language on show. */
  readonly label?: string | (() => string)
  readonly required?: boolean
  readonly default?: unknown
  readonly items?: Omit<Rule, 'label'>
}

/** The rules of a form or a filter bar by field. */
export type Rules = Readonly<Record<string, Rule>>
