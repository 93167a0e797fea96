import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'активная точка, активные точки, активных точек': 'active point, active points',
  'Нельзя выключить: в городе {0}': 'Cannot be switched off: the city has {0}',
}
