import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Когда произошло: раньше, чем заказ был оформлен': 'When it happened: before the order was placed',
  'Отправления с таким трек-номером нет: проверьте его в заказе':
    'No shipment has this track number: check it in the order',
  'Заказ ещё не оплачен, а перевозчик сообщает о посылке':
    'The order is not paid yet, but the carrier reports a parcel',
  'Заказ отменён, а перевозчик сообщает о посылке': 'The order is cancelled, but the carrier reports a parcel',
  'Перевозчик сообщает о вручении, а отправление в статусе «{0}»':
    'The carrier reports a delivery, but the shipment is {0}',
  'Заказ в статусе «{0}»: проведите возврат с причиной': 'The order is {0}: return it with a reason',
}
