import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Нет права менять это поле': 'You may not change this field',
  'Нет права возвращать такие записи': 'You may not bring back such records',
  'Такую запись возвращает только её владелец': 'Only its owner brings such a record back',
  'Запись уже возвращена': 'The record has been given back already',
}
