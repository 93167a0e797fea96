import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'К заказу {0}': 'Of order {0}',
  'Нельзя вернуть: товар ещё не вручён покупателю': 'It cannot be returned: the item has not been delivered yet',
  'Нельзя отменить: товар уже передан в доставку': 'It cannot be cancelled: the item is in delivery',
  'Ждёт решения сотрудника: принять возврат или отклонить': 'Waits for a person to accept the return or to reject it',
  'Строка {0}: такого товара в заказе нет': 'Line {0}: the order has no such product',
  'Строка {0}: количество больше, чем осталось в заказе': 'Line {0}: the quantity exceeds what is left of the order',
}
