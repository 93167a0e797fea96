import { russianValidation } from '@admin-panel/sdk/validation'
import { currentLanguage } from './language.ts'

/** The error of a text beyond its maximum length. It is never truncated: the end would be lost silently. */
export function whyTooLong(label: string, text: string, max: number): string | undefined {
  if (text.trim().length <= max) return undefined
  return (currentLanguage().validation ?? russianValidation).maxLength(label, max)
}
