import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Тип: у настройки его нельзя изменить': 'Type: that of a setting cannot change',
  'Срок рассмотрения заявки, часов': 'Time to decide a request, hours',
  'Неоплаченный заказ отменяется через, минут': 'An unpaid order is cancelled after, minutes',
  'Срок возврата, дней': 'Return period, days',
  'Срок хранения в пункте выдачи, дней': 'Storage at a pickup point, days',
  'Цена уходит на проверку, если изменилась в столько раз': 'A price is checked if it changed by this factor',
  'Срок хранения журнала, дней': 'Retention of the log, days',
  'Наибольший срок сервисного ключа, дней': 'Longest life of a service key, days',
  'Ключ карт': 'Key of the maps',
  'Часовой пояс по умолчанию': 'Default time zone',
}
