import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Включить счёт может только сотрудник маркетплейса': 'Only marketplace staff can switch an account on',
}
