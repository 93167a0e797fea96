interface Text {
  key: string
  ru: string
  en: string
}

// Each row has the key, the Russian plural and accusative, and the English plural and singular.
const THINGS = [
  ['product', 'Товары', 'товар', 'Products', 'product'],
  ['category', 'Категории', 'категорию', 'Categories', 'category'],
  ['brand', 'Бренды', 'бренд', 'Brands', 'brand'],
  ['attribute', 'Характеристики', 'характеристику', 'Attributes', 'attribute'],
  ['offer', 'Предложения', 'предложение', 'Offers', 'offer'],
  ['order', 'Заказы', 'заказ', 'Orders', 'order'],
  ['return', 'Возвраты', 'возврат', 'Returns', 'return'],
  ['seller', 'Продавцы', 'продавца', 'Sellers', 'seller'],
  ['contract', 'Договоры', 'договор', 'Contracts', 'contract'],
  ['warehouse', 'Склады', 'склад', 'Warehouses', 'warehouse'],
  ['pickup_point', 'Пункты выдачи', 'пункт выдачи', 'Pickup points', 'pickup point'],
  ['delivery', 'Способы доставки', 'способ доставки', 'Delivery methods', 'delivery method'],
  ['payment', 'Способы оплаты', 'способ оплаты', 'Payment methods', 'payment method'],
  ['review', 'Отзывы', 'отзыв', 'Reviews', 'review'],
  ['request', 'Заявки', 'заявку', 'Requests', 'request'],
  ['user', 'Пользователи', 'пользователя', 'Users', 'user'],
  ['role', 'Роли', 'роль', 'Roles', 'role'],
  ['city', 'Города', 'город', 'Cities', 'city'],
  ['car', 'Автомобили', 'автомобиль', 'Cars', 'car'],
  ['garage', 'Гаражи', 'гараж', 'Garages', 'garage'],
  ['coupon', 'Промокоды', 'промокод', 'Promo codes', 'promo code'],
] as const

const GROUPS = ['storefront', 'panel', 'app', 'mail', 'seller', 'courier', 'partner', 'help', 'checkout', 'account']

/** Typical texts of a shop, by group and key. */
export const demoTexts = GROUPS.flatMap((group) =>
  THINGS.flatMap((thing) => textsOf(thing).map((text) => ({ group, ...text }))),
)

function textsOf([name, many, one, plural, singular]: (typeof THINGS)[number]): Text[] {
  return [
    { key: `${name}.title`, ru: many, en: plural },
    { key: `${name}.create`, ru: `Добавить ${one}`, en: `Add a ${singular}` },
    { key: `${name}.edit`, ru: `Изменить ${one}`, en: `Edit the ${singular}` },
    { key: `${name}.choose`, ru: `Выберите ${one}`, en: `Choose a ${singular}` },
    { key: `${name}.find`, ru: `Найти ${one}`, en: `Find a ${singular}` },
    { key: `${name}.delete`, ru: `Удалить ${one} «{name}»?`, en: `Delete the ${singular} “{name}”?` },
    { key: `${name}.empty`, ru: `${many} не найдены`, en: `No ${plural.toLowerCase()} found` },
    { key: `${name}.total`, ru: `${many}: {count}`, en: `${plural}: {count}` },
    { key: `${name}.page`, ru: `${many}: страница {page} из {pages}`, en: `${plural}: page {page} of {pages}` },
    { key: `${name}.export`, ru: `${many}: выгрузить список`, en: `${plural}: export the list` },
  ]
}
