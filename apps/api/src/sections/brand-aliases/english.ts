import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Бренд: написание уже у бренда «{0}»': 'Brand: the brand “{0}” already has this spelling',
}
