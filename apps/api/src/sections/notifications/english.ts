import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Рассылку может отправить только сотрудник маркетплейса': 'Only marketplace staff can send a broadcast',
}
