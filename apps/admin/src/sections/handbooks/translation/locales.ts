import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Locale = Schemas['Locale']

export const localeNames = ['ru', 'en', 'kk', 'be'] as const satisfies readonly Locale[]

export const locales: Readonly<Record<Locale, () => string>> = {
  ru: m.translation_ru,
  en: m.translation_en,
  kk: m.translation_kk,
  be: m.translation_be,
}
