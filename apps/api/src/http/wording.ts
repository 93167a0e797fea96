import type { ErrorObject } from 'ajv/dist/2020.js'

/** What a broken rule is called in the user's language. */
export function wording(error: ErrorObject | 'text', label: string, isQuery: boolean): string {
  if (error === 'text') return `${label}: недопустимые символы`
  if (error.keyword === 'additionalProperties') {
    const name = String(error.params['additionalProperty']).slice(0, 60)
    return isQuery ? `Неизвестный фильтр ${name}` : `Неизвестное поле ${name}`
  }
  return error.keyword === 'required' ? `Пожалуйста, введите ${label}` : `${label}: неверный формат значения`
}
