import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  Да: 'Yes',
  Нет: 'No',
  Везде: 'Everywhere',
  '{0} КБ': '{0} KB',
  '{0} шт.': '{0} pcs',
  'отменено {0}': '{0} cancelled',
  'возвращено {0}': '{0} returned',
  '{0}–{1} дн.': '{0}–{1} days',
  'бесплатно от {0}': 'free from {0}',
  '— выключено': '— switched off',
  '(обязательно)': '(required)',
  'Эти данные вам не показываются': 'These data are not shown to you',
  'Поля: «{0}» не скрыто': 'Fields: “{0}” is not hidden',
  'Нет права возвращать такие записи': 'You may not bring back such records',
  'Такую запись возвращает только её владелец': 'Only its owner brings such a record back',
  'Запись уже возвращена': 'The record has been given back already',
}
