import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Запись уже возвращена': 'The record has been given back already',
}
