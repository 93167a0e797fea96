import {
  englishRequisites,
  englishValidation,
  russianRequisites,
  russianValidation,
  type RequisiteMessages,
  type ValidationMessages,
} from '@admin-panel/sdk/validation'
import { counted, grouped } from './counted.ts'
import { currentLanguage, text } from './language.ts'

/**
 * A text with values in the language of the request: its key is the template with `{0}` for the first value. Values that
 * are texts themselves, such as the label of a state, are translated as well. A number after «№» is a name and no quantity.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number | null | undefined)[]): string {
  const key = parts.map((part, index) => (index === 0 ? part : `{${index - 1}}${part}`)).join('')
  const language = currentLanguage()
  return text(key).replaceAll(/\{(\d)\}/g, (_, index: string) => {
    const value = values[Number(index)] ?? ''
    if (typeof value !== 'number') return text(value)
    return parts[Number(index)]?.endsWith('№ ') ? String(value) : grouped(value, language)
  })
}

/** A number with its noun in the language of the request; the key of the noun is its three Russian forms. */
export function sayCounted(count: number, ...forms: readonly [one: string, few: string, many: string]): string {
  if (currentLanguage() === 'ru') return counted(count, ...forms)
  const [one = '', many = one] = text(forms.join(', ')).split(', ')
  return `${grouped(count, 'en')} ${count === 1 ? one : many}`
}

/** «используется в 21 записи» */
export function usedIn(count: number): string {
  return say`используется в ${sayCounted(count, 'записи', 'записях', 'записях')}`
}

type Word = (label: string, ...limits: number[]) => string

const words: Omit<ValidationMessages, 'quantity'> = englishValidation
const english: ValidationMessages = {
  ...englishValidation,
  ...Object.fromEntries(
    Object.entries<Word>({ ...words }).map(([rule, word]): [string, Word] => [
      rule,
      (label, ...limits) => word(text(label), ...limits),
    ]),
  ),
  quantity: (...sizes: Parameters<ValidationMessages['quantity']>) => englishValidation.quantity(...sizes),
}

/** The messages of broken rules in the language of the request; they take Russian labels. */
export const validation = (): ValidationMessages => (currentLanguage() === 'ru' ? russianValidation : english)

export const requisites = (): RequisiteMessages => (currentLanguage() === 'ru' ? russianRequisites : englishRequisites)
