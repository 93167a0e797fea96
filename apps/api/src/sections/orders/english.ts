import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Заказ изменяет сотрудник маркетплейса': 'Only marketplace staff can change the order',
  'Получателя и адрес можно изменить только до передачи в доставку':
    'Recipient and address can only change before delivery',
  'Изменение заказа {0}': 'Change of order {0}',
  'строка, строки, строк': 'line, lines',
  'Способ доставки': 'Delivery method',
  'Строка {0}: {1}': 'Line {0}: {1}',
  'укажите предложение или продавца и артикул': 'give the offer, or the seller and the article',
  'такого предложения нет': 'there is no such offer',
  'под этим артикулом несколько предложений, укажите бренд': 'several offers have this article, give the brand',
  'предложение другого продавца': 'the offer is of another seller',
  '{0} сейчас не продаётся': '{0} is not on sale',
  'меньше минимального заказа: {0}': 'below the smallest order: {0}',
  'скидка больше суммы строки': 'the discount exceeds the sum of the line',
  'Продавец не работает': 'The seller is closed',
  'Товар не в продаже': 'The product is not on sale',
  'Предложение не в продаже': 'The offer is not on sale',
  'Цена на проверке': 'The price is being checked',
  'Нет в наличии': 'Out of stock',
  'Точка не отгружает заказы': 'The point ships no orders',
  'не хватает остатка: {0}, доступно {1}': 'not enough stock: {0}, available {1}',
  'не хватает остатка: {0}, он разошёлся по другим строкам заказа':
    'not enough stock: {0}, other lines of the order take it',
}
