import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Персональные данные: уведомить администраторов, если за час показано записей больше (0 — никогда)':
    'Personal data: notify administrators if more records are shown in an hour (0 is never)',
  'Персональные данные: уведомить администраторов, если за час выгружено записей больше (0 — никогда)':
    'Personal data: notify administrators if more records are exported in an hour (0 is never)',
  'Срок хранения данных покупателя после последнего заказа, месяцев (0 — без срока)':
    'Retention of the data of a buyer after the last order, months (0 is without a term)',
  'Тип: у настройки его нельзя изменить': 'Type: that of a setting cannot change',
  'Значение: ключ не действует, пока на сервере не задан адрес скрипта карт (MAPS_SCRIPT_URL)':
    'Value: the key has no effect until the server has the address of the map script (MAPS_SCRIPT_URL)',
  'Срок рассмотрения заявки, часов': 'Time to decide a request, hours',
  'Срок оплаты заказа, минут': 'Time to pay an order, minutes',
  'Срок возврата, дней': 'Return period, days',
  'Срок хранения в пункте выдачи, дней': 'Storage at a pickup point, days',
  'Цена уходит на проверку, если изменилась больше чем во столько раз':
    'A price is checked if it changed by more than this factor',
  'Отмена и закрытие заказов по сроку: ждать сотрудника, если за раз их больше (0 — никогда)':
    'Orders that are cancelled or closed by time: wait for a person if more are due at once (0 is never)',
  'Стирание данных по сроку: ждать сотрудника, если заказов больше (0 — никогда)':
    'Erasure by term: wait for a person if more orders are due (0 is never)',
  'Срок хранения уведомлений, дней': 'Retention of notifications, days',
  'Срок хранения журнала, дней': 'Retention of the log, days',
  'Наибольший срок сервисного ключа, дней': 'Longest life of a service key, days',
  'НДС в комиссии маркетплейса, % (0 — не плательщик)':
    'VAT within the commission of the marketplace, % (0 is a marketplace that pays none)',
  'Скидки заказов — за счёт маркетплейса, а не продавца':
    'Discounts of orders are borne by the marketplace, not the seller',
  'Плательщик: наименование': 'Payer: name',
  'Плательщик: ИНН': 'Payer: INN',
  'Плательщик: КПП': 'Payer: KPP',
  'Плательщик: расчётный счёт': 'Payer: account',
  'Плательщик: банк': 'Payer: bank',
  'Плательщик: БИК': 'Payer: BIC',
  'Плательщик: корр. счёт': 'Payer: correspondent account',
  'Ключ карт': 'Key of the maps',
  'Часовой пояс по умолчанию': 'Default time zone',
  'Срок вышел сразу у многих записей, больше, чем разрешает настройка. Проверьте часы сервера и сроки, затем увеличьте её':
    'The terms of many records have ended at once, more than the setting allows. Check the clock of the server and the terms, then raise the setting',
}
