/** One message per broken rule, for a field's label and the rule's limits. Another language brings its own set. */
export interface ValidationMessages {
  required(label: string): string
  type(label: string): string
  minLength(label: string, min: number): string
  maxLength(label: string, max: number): string
  lengthRange(label: string, min: number, max: number): string
  length(label: string, exact: number): string
  minimum(label: string, min: number): string
  maximum(label: string, max: number): string
  range(label: string, min: number, max: number): string
  minItems(label: string, min: number): string
  maxItems(label: string, max: number): string
  itemsRange(label: string, min: number, max: number): string
  pattern(label: string): string
  email(label: string): string
  phone(label: string): string
  phoneLong(label: string): string
  enum(label: string): string
  uniqueItems(label: string): string
  unknown(label: string): string
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

const plural = new Intl.PluralRules('ru')

function genitive(count: number) {
  return plural.select(count) === 'one' ? 'символа' : 'символов'
}

function counted(count: number) {
  const form = plural.select(count)
  return form === 'one' ? 'символ' : form === 'few' ? 'символа' : 'символов'
}
