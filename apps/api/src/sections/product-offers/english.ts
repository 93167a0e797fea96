import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Цену подтверждает сотрудник маркетплейса': 'Only marketplace staff can confirm the price',
  'Под заказы отложено {0}': 'Orders reserve {0}',
  'штука, штуки, штук': 'piece, pieces',
  'Остатки: точка {0} закрыта': 'Stocks: the point {0} is closed',
  'Остатки: выберите магазины и склады этого продавца': 'Stocks: choose shops and warehouses of this seller',
  'Остатки: под заказы отложено {0}, меньше указать нельзя': 'Stocks: orders reserve {0}, the quantity cannot be less',
  'Укажите артикул продавца или артикул товара': 'Enter the seller’s SKU or the part number',
  'У продавца уже есть предложение на этот товар, его артикул {0}':
    'The seller already has an offer of this product with the SKU {0}',
  'У продавца уже есть предложение на этот товар': 'The seller already has an offer of this product',
  'Артикул: «{0}» у бренда «{1}» не найден': 'Part number: the brand “{1}” has no “{0}”',
  'Артикул: «{0}» не найден': 'Part number: “{0}” not found',
  'Артикул продавца: «{0}» не найден, для нового укажите артикул товара':
    'Seller’s SKU: “{0}” not found, a new one needs a part number',
  'Товар: подходят несколько карточек, укажите номер товара':
    'Product: several cards match, enter the number of the product',
  'Бренд: артикул есть у нескольких, укажите бренд ({0})':
    'Brand: several have this part number, enter the brand ({0})',
  'Товар: у этого предложения другой товар': 'Product: this offer has another product',
  'Артикул: у этого предложения другой товар': 'Part number: this offer has another product',
  'Остатки: точки {0} у продавца нет': 'Stocks: the seller has no point {0}',
  'Предложение уже изменено кем-то другим: обновите список': 'Another user has changed the offer: reload the list',
  'Продавец: в строке другой, «{0}»': 'Seller: the row has another one, “{0}”',
  'Продавец: «{0}» не один, укажите номер': 'Seller: there are several “{0}”, enter the number',
  'Продавец: «{0}» нет среди доступных вам': 'Seller: “{0}” is none of yours',
  'Выставить на продажу': 'Put on sale',
  'Снять с продажи': 'Take off sale',
  'Подтвердить цену': 'Confirm the price',
  'Формула: укажите процент, сумму или округление': 'Formula: enter a percent, a sum or a rounding',
  'Процент: не больше двух знаков после запятой': 'Percent: at most two decimals',
  'Старая цена: больше новой': 'Old price: must exceed the new one',
  'Срок до, дней: не меньше срока от': 'Delivery to, days: not less than “from”',
  'Срок до, дней: не больше срока от на {0} дня': 'Delivery to, days: at most {0} days more than “from”',
}
