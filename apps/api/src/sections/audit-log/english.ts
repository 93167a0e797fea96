import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Эти данные вам не показываются': 'These data are not shown to you',
  'Поля: «{0}» не скрыто': 'Fields: “{0}” is not hidden',
  'Нет права возвращать такие записи': 'You may not bring back such records',
  'Такую запись возвращает только её владелец': 'Only its owner brings such a record back',
  'Запись уже возвращена': 'The record has been given back already',
}
