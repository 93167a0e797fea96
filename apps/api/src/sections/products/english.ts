import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Карточка на модерации: решение принимается в заявке':
    'The card is in moderation: the decision is made in the request',
  'Заполните обязательные характеристики: {0}': 'Fill in the required attributes: {0}',
  'Фото: добавьте хотя бы одно': 'Photos: add at least one',
  'Категория «{0}» выключена. Включите её или перенесите товар':
    'The category “{0}” is switched off. Switch it on or move the product',
  'Категория выключена. Выберите другую': 'The category is switched off. Choose another one',
  'Штрихкод: неверная контрольная цифра': 'Barcode: wrong check digit',
  'Товар с таким брендом и артикулом уже есть: № {0}':
    'A product with this brand and part number already exists: No. {0}',
  'Такой артикул уже есть: {0}, № {1} (буквы {2} и {3} выглядят одинаково)':
    'This part number already exists: {0}, No. {1} (the letters {2} and {3} look the same)',
  'Товар с таким брендом и артикулом уже есть': 'A product with this brand and part number already exists',
  'Фото: загрузите изображения ещё раз': 'Photos: upload the images again',
  'Удалить можно только черновик без предложений. Перенесите карточку в архив':
    'Only a draft without offers can be deleted. Archive the card instead',
  '{0}: «{1}» нет в справочнике': '{0}: “{1}” is not in the handbook',
  '{0}: «{1}» подходит к нескольким, укажите точнее': '{0}: “{1}” fits several, name it more exactly',
  'Характеристика: «{0}» не относится к категории': 'Attribute: “{0}” does not belong to the category',
  'Характеристика: «{0}» в категории не одна': 'Attribute: the category has several called “{0}”',
  'Фото с адресов: уберите лишние на карточке': 'Photos by address: remove those you do not want on the card',
  'Фото: адрес написан неверно': 'Photos: the address is malformed',
  'Фото: адрес {0} недоступен': 'Photos: the address {0} cannot be reached',
  'Фото: на карточке их уже 10': 'Photos: the card has 10 already',
  'Отправить на модерацию': 'Send to moderation',
  'Отозвать с модерации': 'Withdraw from moderation',
  Показать: 'Show',
  'Карточку ведёт не ваша компания: её можно только смотреть': 'Another company keeps the card: you can only view it',
}
