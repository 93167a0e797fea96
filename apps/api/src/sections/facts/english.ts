import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Под этим номером уже есть другая запись': 'Another record has this number',
  'Когда произошло: этот момент ещё не наступил': 'When it happened: that moment has not come yet',
  'Заказ ещё не пришёл': 'The order has not come yet',
  'Заказ: укажите его номер или номер у отправителя': 'Order: give its number, or the number of its sender',
  'Запись уже учтена': 'It has been applied already',
  'Запись уже отклонена': 'It has been rejected already',
  'Учёт пришедших событий, чьи записи появились': 'Applying of what has waited for its records',
  'Пришедшее остаётся, как есть: измените запись, которую оно создало':
    'What came stays as it is: change the record that it has made',
  скрыто: 'hidden',
  'Комментарий покупателя': 'Comment of the buyer',
  Валюта: 'Currency',
  'Чем доставить': 'Delivered by',
  Предложение: 'Offer',
  'Номер заказа у отправителя': "The sender's number of the order",
  'Номер заказа': 'Number of the order',
  'Источник заказа': 'Source of the order',
  Количество: 'Quantity',
  Место: 'Place',
}
