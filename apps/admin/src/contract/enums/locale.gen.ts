// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const localeWords: Readonly<Record<Schemas['Locale'], () => string>> = {
  'ru': m.enum_locale_ru,
  'en': m.enum_locale_en,
  'kk': m.enum_locale_kk,
  'be': m.enum_locale_be,
}
