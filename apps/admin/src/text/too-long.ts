import { russianValidation } from '@admin-panel/sdk/validation'
import { currentLanguage } from './language.ts'

/** Why a text is refused that is longer than it may be. It is never cut: its end would be lost without a word. */
export function whyTooLong(label: string, text: string, max: number): string | undefined {
  if (text.trim().length <= max) return undefined
  return (currentLanguage().validation ?? russianValidation).maxLength(label, max)
}
