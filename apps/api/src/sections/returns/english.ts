import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'К заказу {0}': 'Of order {0}',
  'Нельзя вернуть: покупателю ещё ничего не вручено': 'It cannot be returned: nothing has been delivered yet',
  'Ждёт решения сотрудника: принять возврат или отклонить': 'Waits for a person to accept the return or to reject it',
  'Строка {0}: такого товара в заказе нет': 'Line {0}: the order has no such product',
  'Строка {0}: количество больше, чем осталось в заказе': 'Line {0}: the quantity exceeds what is left of the order',
}
