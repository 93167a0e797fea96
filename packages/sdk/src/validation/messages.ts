/** One message per broken rule, for a field's label and the rule's limits. Another language brings its own set. */
export interface ValidationMessages {
  /** The value is missing. */
  required(label: string): string
  /** The value is of another type. */
  type(label: string): string
  /** The text is too short. */
  minLength(label: string, min: number): string
  /** The text is too long. */
  maxLength(label: string, max: number): string
  /** The text is shorter or longer than allowed. */
  lengthRange(label: string, min: number, max: number): string
  /** The text must have one length. */
  length(label: string, exact: number): string
  /** The number is too small. */
  minimum(label: string, min: number | string): string
  /** The number is too large. */
  maximum(label: string, max: number | string): string
  /** The number is out of range. */
  range(label: string, min: number | string, max: number | string): string
  /** A number in the unit that a form shows: kopecks as roubles, basis points as percent. */
  quantity(value: number, unit: 'kopecks' | 'basisPoints' | undefined): string
  /** There are too few values. */
  minItems(label: string, min: number): string
  /** There are too many values. */
  maxItems(label: string, max: number): string
  /** There are fewer or more values than allowed. */
  itemsRange(label: string, min: number, max: number): string
  /** The text does not have the required form. */
  pattern(label: string): string
  /** The text is no address of e-mail. */
  email(label: string): string
  /** The text is no phone number. */
  phone(label: string): string
  /** The phone number has too many digits. */
  phoneLong(label: string): string
  /** The value is not one of the options. */
  enum(label: string): string
  /** A value occurs twice. */
  uniqueItems(label: string): string
  /** The field does not exist. */
  unknown(label: string): string
}

const SUFFIXES = { kopecks: ' ₽', basisPoints: ' %' }

/** Writes numbers for a locale: groups of digits from five digits on. */
export function quantityIn(locale: string): ValidationMessages['quantity'] {
  let format: Intl.NumberFormat | undefined
  return (value, unit) => {
    // Made when it is needed: the first use of `Intl` takes a browser as long as drawing a list.
    format ??= new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 15 })
    return unit ? `${format.format(value / 100)}${SUFFIXES[unit]}` : format.format(value)
  }
}

/** The messages in Russian, which {@link check} and {@link describe} use by default. */
export const russianValidation: ValidationMessages = {
  required: (label) => `Пожалуйста, введите ${label}`,
  type: (label) => `${label}: неверный формат значения`,
  minLength: (label, min) => `${label}: не менее ${min} ${genitive(min)}`,
  maxLength: (label, max) => `${label}: не более ${max} ${genitive(max)}`,
  lengthRange: (label, min, max) => `${label}: от ${min} до ${max} ${genitive(max)}`,
  length: (label, exact) => `${label}: ровно ${exact} ${counted(exact)}`,
  minimum: (label, min) => `${label}: не меньше ${min}`,
  maximum: (label, max) => `${label}: не больше ${max}`,
  range: (label, min, max) => `${label}: от ${min} до ${max}`,
  quantity: quantityIn('ru-RU'),
  minItems: (label, min) => `${label}: выберите не менее ${min}`,
  maxItems: (label, max) => `${label}: выберите не более ${max}`,
  itemsRange: (label, min, max) => `${label}: выберите от ${min} до ${max}`,
  pattern: (label) => `${label}: неверный формат`,
  email: (label) => `${label}: укажите адрес вида name@example.ru`,
  phone: (label) => `${label}: укажите номер полностью, например +7 900 123-45-67`,
  phoneLong: (label) => `${label}: в номере лишние цифры`,
  enum: (label) => `${label}: выберите значение из списка`,
  uniqueItems: (label) => `${label}: значения повторяются`,
  unknown: (label) => `${label}: такого поля нет`,
}

let plural: Intl.PluralRules | undefined
const formOf = (count: number) => (plural ??= new Intl.PluralRules('ru')).select(count)

function genitive(count: number) {
  return formOf(count) === 'one' ? 'символа' : 'символов'
}

function counted(count: number) {
  const form = formOf(count)
  return form === 'one' ? 'символ' : form === 'few' ? 'символа' : 'символов'
}
