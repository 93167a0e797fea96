import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Сохранено уже {0} запросов. Удалите ненужные': '{0} queries are saved already. Delete those that are not needed',
  'Изменить сохранённый запрос может только его владелец': 'Only its owner can change a saved query',
  'Поделиться можно только запросом раздела, который вам доступен':
    'You can share only a query of a section that you may open',
}
