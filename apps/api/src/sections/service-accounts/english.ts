import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Срок: у сервисной учётной записи его нет': 'Until: a service account has none',
  'Перенести в архив': 'Archive',
}
