/** The constraints of a value, named as in JSON Schema. */
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

/** The rule of one field. */
export interface Rule extends Constraints {
  /** The field's name for the user, or a function that returns it in the current language. */
  readonly label?: string | (() => string)
  /** Whether the value is required. */
  readonly required?: boolean
  /** The default of the server. */
  readonly default?: unknown
  /** The rule of each item of a list. */
  readonly items?: Omit<Rule, 'label'>
}

/** The rules of a form or a filter bar by field. */
export type Rules = Readonly<Record<string, Rule>>
