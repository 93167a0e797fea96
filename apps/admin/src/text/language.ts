import type { RequisiteMessages, ValidationMessages } from '@admin-panel/sdk/validation'
import type { Texts } from '@admin-panel/ui/texts-provider'
import { getLocale } from './locale.ts'

interface Language {
  texts?: Texts
  validation?: ValidationMessages
  requisites?: RequisiteMessages
}

// Components and validation have built-in Russian texts.
let language: Language = {}

/** Loads the texts of the current language beyond the message catalogue, before the first render. */
export async function loadLanguage() {
  if (getLocale() !== 'en') return
  const [{ english: texts }, { validation, requisites }] = await Promise.all([
    import('@admin-panel/ui/english'),
    import('./english.ts'),
  ])
  language = { texts, validation, requisites }
}

export const currentLanguage = () => language
