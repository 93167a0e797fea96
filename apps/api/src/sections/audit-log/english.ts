import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Запись уже возвращена': 'The record has been given back already',
  'Значения удалённой записи больше не хранятся': 'The values of the deleted record are no longer kept',
}
