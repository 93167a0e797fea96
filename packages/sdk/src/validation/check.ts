import { describe } from './describe.ts'
import { isEmail } from './email.ts'
import { isDay } from './day.ts'
import { russianValidation, type ValidationMessages } from './messages.ts'
import { PHONE_PATTERN, phoneFault } from './phone.ts'
import type { Rule, Rules } from './rules.ts'

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i

/**
 * Checks values against rules and words what is wrong, by field. The object is empty when every value is valid.
 * @param rules - the rule of each field
 * @param values - the values by field
 * @param messages - the texts, Russian by default
 * @example
 * const faults = check({ name: { label: 'Название', type: 'string', required: true } }, { name: '' })
 * // { name: ['Пожалуйста, введите Название'] }
 */
export function check<R extends Rules>(
  rules: R,
  values: Readonly<Record<string, unknown>>,
  messages: ValidationMessages = russianValidation,
): Partial<Record<keyof R & string, string[]>> {
  const faults: Partial<Record<string, string[]>> = {}
  for (const [field, rule] of Object.entries(rules)) {
    const violations = brokenRules(rule, values[field])
    if (violations.length > 0)
      faults[field] = violations.map(({ name, rule: params }) =>
        describe({ rule: name, params, field }, labelOf(rule) || field, messages),
      )
  }
  return asFields<R>(faults)
}

function labelOf({ label = '' }: Rule) {
  return typeof label === 'function' ? label() : label
}

type Checked = Omit<Rule, 'label'>
interface Broken {
  readonly name: string
  readonly rule: Checked
}

function brokenRules(rule: Checked, value: unknown): Broken[] {
  const violationsOf = (...names: (string | false)[]) =>
    names.filter((name) => name !== false).map((name) => ({ name, rule }))
  if (isMissing(rule, value)) return violationsOf(!!rule.required && 'required')
  if (!hasType(rule.type, value)) return violationsOf('type')
  if (rule.enum && !rule.enum.some((allowed) => allowed === value)) return violationsOf('enum')
  if (typeof value === 'string') {
    if (rule.pattern === PHONE_PATTERN) {
      const fault = phoneFault(value)
      const isWrong = fault !== null || !new RegExp(PHONE_PATTERN, 'u').test(value)
      return violationsOf(fault === 'long' ? 'phoneLong' : isWrong && 'pattern')
    }
    const { length } = Array.from(value)
    return violationsOf(
      length < (rule.minLength ?? 0) && 'minLength',
      length > (rule.maxLength ?? Infinity) && 'maxLength',
      rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value) && 'pattern',
      !hasFormat(rule.format, value) && 'format',
    )
  }
  if (typeof value === 'number')
    return violationsOf(
      value < (rule.minimum ?? -Infinity) && 'minimum',
      value > (rule.maximum ?? Infinity) && 'maximum',
    )
  if (Array.isArray(value)) {
    const { items } = rule
    // A form sends an empty list where nothing was chosen.
    if (value.length === 0 && rule.minItems) return violationsOf('required')
    const wrongItem =
      items && value.map((item: unknown) => brokenRules({ ...items, required: true }, item)).find(([first]) => first)
    return [
      ...violationsOf(
        value.length < (rule.minItems ?? 0) && 'minItems',
        value.length > (rule.maxItems ?? Infinity) && 'maxItems',
      ),
      ...(wrongItem ?? []),
    ]
  }
  return []
}

function isMissing(rule: Checked, value: unknown) {
  if (value === undefined || value === null) return true
  return typeof value === 'string' && (rule.format === 'password' ? value : value.trim()) === ''
}

function hasType(type: Checked['type'], value: unknown) {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && !Array.isArray(value)
    case undefined:
      return true
    default:
      return typeof value === type
  }
}

function hasFormat(format: string | undefined, value: string) {
  if (format === 'email') return isEmail(value)
  if (format === 'date') return isDay(value)
  if (format === 'date-time')
    return DATE_TIME.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
  return true
}

// The loop writes no other keys than those of the rules.
function asFields<R extends Rules>(faults: Partial<Record<string, string[]>>) {
  return faults as Partial<Record<keyof R & string, string[]>>
}
