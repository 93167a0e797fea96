import type { RequisiteMessages, ValidationMessages } from '@admin-panel/sdk/validation'
import type { Texts } from '@admin-panel/ui/texts'
import { getLocale } from './locale.ts'

interface Language {
  texts?: Texts
  validation?: ValidationMessages
  requisites?: RequisiteMessages
}

// Russian is what the components and the validation say by themselves.
let language: Language = {}

/** Loads what the language on show needs beyond the message catalogue; before the first render. */
export async function loadLanguage() {
  if (getLocale() === 'en') language = await import('./english.ts')
}

export const currentLanguage = () => language
