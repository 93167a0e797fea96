import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Причина, которую указывает программа, выключена, требует комментария или не подходит к статусу. Исправьте её':
    'The reason that the program gives is switched off, requires a comment or does not apply to the state. Mend it',
  'Нельзя отменить: заказ уже передан в доставку': 'Cannot be cancelled: the order is in delivery',
  'Товары: количество указывают только при отмене до отгрузки и при возврате':
    'Products: quantities are for a cancellation before shipment and for a return',
  'Товары: укажите, что и сколько возвращают': 'Products: enter what is returned and how many',
  'Комиссия для товара не задана: добавьте общую ставку в «Комиссиях»':
    'There is no commission for the product: add a general rate in Commissions',
  'Ждут оплаты': 'Awaiting payment',
  'Незавершённые заказы': 'Unfinished orders',
  'Срок возврата истёк': 'The return period is over',
  'Заказ доставляют не в пункт выдачи': 'The order is not delivered to a pickup point',
  'Укажите трек-номер или выберите курьера': 'Enter a tracking number or choose a courier',
  'Точку отгрузки можно изменить только до начала сборки': 'The point of shipment can only change before assembly',
  'Отправление завершено, изменить его нельзя': 'The shipment is completed and cannot be changed',
  'Доставка по: дата раньше «Доставка с»': 'Deliver to: before the date “Deliver from”',
  'Оплата получена': 'Payment received',
  Подтвердить: 'Confirm',
  'Вернуть в новые': 'Return to new',
  'Начать сборку': 'Start assembly',
  'Вернуть к подтверждённым': 'Return to confirmed',
  Собран: 'Assembled',
  'Вернуть в сборку': 'Return to assembly',
  'Передать в доставку': 'Hand over to delivery',
  'Открыть спор': 'Open a dispute',
  'Вернуть часть': 'Return a part',
  Вернуть: 'Return',
  Отменить: 'Cancel',
  'Количество больше, чем в заказе': 'The quantity exceeds that of the order',
  'Заказ выдан: перевозчик уже не меняется': 'The order is handed over: its carrier stays',
  'Отправление уже в пути: перевозчика меняет маркетплейс':
    'The shipment is under way: the marketplace changes its carrier',
  'Выберите точку отгрузки': 'Choose a point of shipment',
  'Не хватает остатка: {0}, доступно {1}': 'Not enough stock: {0}, available {1}',
  'Заказ ещё не оплачен: он станет новым, когда записана оплата':
    'The order is not paid yet: it becomes new when a payment is recorded',
}
