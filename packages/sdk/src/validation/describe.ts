import { russianValidation, type ValidationMessages } from './messages.ts'
import { PHONE_PATTERN } from './phone.ts'
import type { Constraints } from './rules.ts'

/** A broken rule by its JSON Schema keyword; `params` are the schema's constraints, or a validator's `limit`. */
export interface Issue {
  /** The rule that is broken, such as `maxLength`; it names the message. */
  readonly rule: string
  /** The field's name in the contract: limits of `…_kopecks` are said in roubles, those of `…_bp` in percent. */
  readonly field?: string
  /** The limits that the rule allows. */
  readonly params?: Constraints & {
    /** The number that the message names. */
    readonly limit?: number
  }
}

/**
 * Words a broken rule, in the same way in the browser and on the server (V1, V2).
 * @param label - the field's name for the user
 * @param messages - the texts, Russian by default
 */
export function describe(
  { rule, params = {}, field = '' }: Issue,
  label: string,
  messages: ValidationMessages = russianValidation,
): string {
  const { limit = 0 } = params
  switch (rule) {
    case 'required':
      return messages.required(label)
    case 'minLength':
    case 'maxLength': {
      const { minLength: min, maxLength: max } = params
      if (min !== undefined && min === max) return messages.length(label, min)
      if (min !== undefined && max !== undefined) return messages.lengthRange(label, min, max)
      return rule === 'minLength' ? messages.minLength(label, min ?? limit) : messages.maxLength(label, max ?? limit)
    }
    case 'minimum':
    case 'maximum': {
      const { minimum: min, maximum } = params
      // The contract bounds ids by the largest safe integer, a number that means nothing to a user.
      const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
      const inUnit = (value: number) => messages.quantity(value, unitOf(field))
      if (min !== undefined && max !== undefined) return messages.range(label, inUnit(min), inUnit(max))
      return rule === 'minimum'
        ? messages.minimum(label, inUnit(min ?? limit))
        : messages.maximum(label, inUnit(max ?? maximum ?? limit))
    }
    case 'minItems':
    case 'maxItems': {
      const { minItems: min, maxItems: max } = params
      if (min !== undefined && max !== undefined) return messages.itemsRange(label, min, max)
      return rule === 'minItems' ? messages.minItems(label, min ?? limit) : messages.maxItems(label, max ?? limit)
    }
    case 'pattern':
      return params.pattern === PHONE_PATTERN ? messages.phone(label) : messages.pattern(label)
    case 'phoneLong':
      return messages.phoneLong(label)
    case 'format':
      return params.format === 'email'
        ? messages.email(label)
        : params.format === 'phone'
          ? messages.phone(label)
          : messages.pattern(label)
    case 'enum':
    case 'const':
      return messages.enum(label)
    case 'uniqueItems':
      return messages.uniqueItems(label)
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return messages.unknown(label)
    default:
      return messages.type(label)
  }
}

function unitOf(field: string) {
  if (field.endsWith('_kopecks')) return 'kopecks'
  return field.endsWith('_bp') ? 'basisPoints' : undefined
}
