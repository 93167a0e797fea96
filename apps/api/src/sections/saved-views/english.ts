import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Сохранено уже {0} запросов. Удалите ненужные': '{0} queries are saved already. Delete those that are not needed',
  'Изменить сохранённый запрос может только его владелец': 'Only its owner can change a saved query',
}
