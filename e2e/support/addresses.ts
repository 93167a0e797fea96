import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rule of the address, the address, the heading of its page, a piece of its data, and a field with its value. */
export type Address = readonly [
  rule: string,
  address: string,
  heading: string,
  shows: string | RegExp,
  field?: readonly [label: string, value: string],
]

/** The routes of the specification for everybody. */
export const signedOut: readonly Address[] = [
  ['R1', '/auth/login', 'Вход', 'Войти'],
  ['R1', '/auth/forgor', 'Восстановление пароля', 'Отправить ссылку'],
  ['R1', '/auth/forgor/success', 'Проверьте почту', 'somebody@example.com'],
  ['R1', '/auth/change-password/some-hash', 'Новый пароль', 'Сохранить пароль'],
  ['R1', '/auth/map-test', 'Проверка карт', 'Ключ карт не задан'],
  ['R1', '/auth/unknown', 'Страница не найдена', 'Страница не найдена'],
]

/** The routes of the specification for signed-in users, in its order. */
export const addresses: readonly Address[] = [
  ['R2', '/catalog', 'Каталог', 'Тормозная система'],
  ['R3', '/delivery', 'Отправления', /\d{7}-\d/],
  ['R11', '/handbooks', 'Справочники', /Всего\s*[1-9]/],
  ['R12', '/handbooks/attributes', 'Характеристики', 'RunFlat'],
  ['R12', '/handbooks/attributes/create', 'Новая характеристика', 'Синонимы'],
  ['R12', '/handbooks/attributes/1/synonyms', 'Диаметр наружный: синонимы', /Сейчас \d+ из/],
  ['R12', '/handbooks/attributes/1', 'Диаметр наружный', 'diametr-naruzhnyi'],
  ['R12', '/handbooks/attributes/1/edit', 'Диаметр наружный', 'Единица измерения'],
  ['R13', '/handbooks/brands', 'Бренды', '555'],
  ['R13', '/handbooks/brands/1', 'Bosch', 'Адрес в ссылке'],
  ['R13', '/handbooks/brands/1/abcp', 'Bosch', '1007'],
  ['R13', '/handbooks/brands/1/other', 'Bosch', 'Robert Bosch'],
  ['R13', '/handbooks/brands/1/tech', 'Bosch', '1014'],
  ['R14', '/handbooks/car-brands', 'Марки автомобилей', 'LADA'],
  ['R14', '/handbooks/car-brands/1', 'LADA', 'Название по-русски', ['Название', 'LADA']],
  ['R14', '/handbooks/car-brands/old/11', 'ВАЗ (LADA)', 'LADA'],
  ['R15', '/handbooks/categories', 'Категории', 'Масла и жидкости'],
  ['R15', '/handbooks/categories/edit/1', 'Масла и жидкости', 'Адрес в ссылке'],
  ['R16', '/handbooks/cities', 'Города', 'Москва'],
  ['R16', '/handbooks/cities/1', 'Москва', 'Население'],
  ['R16', '/handbooks/cities/edit/1', 'Москва', 'Часовой пояс', ['Где', 'в Москве']],
  ['R16', '/handbooks/cities/old/edit/103', 'Новосибирск', 'Новосибирская область'],
  ['R17', '/handbooks/commissions', 'Комиссии', 'Проверить расчёт'],
  ['R18', '/handbooks/reasons', 'Причины', 'Товар закончился'],
  ['R18', '/handbooks/reasons/edit/1', 'Товар закончился', 'cancel.out_of_stock', ['Название', 'Товар закончился']],
  ['R19', '/handbooks/reviews', 'Справочник отзывов', 'Порядок'],
  ['R20', '/handbooks/templates', 'Шаблоны', 'Решение по бренду'],
  ['R20', '/handbooks/templates/edit/1', 'Восстановление пароля: Письмо', 'Когда отправляется'],
  ['R21', '/handbooks/translation', 'Переводы', 'panel.product.create'],
  ['R24', '/log', 'Журнал изменений', /\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/],
  ['R24', '/log/1', 'Вход: Голубева И. А.', 'Кто, когда и откуда'],
  ['R10', '/moderation', 'Заявки', /М-\d{6}/],
  ['R10', '/moderation/101', 'Фильтр масляный W 914/2', 'Заявка М-000101'],
  ['R5', '/orders', 'Заказы', /\d{7}/],
  ['R5', '/orders/123', 'Заказ 1000123', '1000123-1'],
  ['R42', '/orders/create', 'Новый заказ', 'Товары'],
  ['R5', '/orders/suborder/169', 'Подзаказ 1000123-1', 'Автодеталь-Север'],
  ['R9', '/pickup', 'Сервисные центры и ПВЗ', /[A-Z]{2}-\d{4}/],
  ['R9', '/pickup/12', 'ПВЗ ул. Берёзовая, 37', 'Санкт-Петербург, ул. Берёзовая, д. 37'],
  ['R9', '/pickup/edit/12', 'ПВЗ ул. Берёзовая, 37', 'Точка', ['Название', 'ПВЗ ул. Берёзовая, 37']],
  ['R4', '/products', 'Товары', 'Заполненность'],
  ['R4', '/products/1001', 'Фильтр масляный W 914/2', 'MANN-FILTER'],
  ['R4', '/products/edit/1001', 'Фильтр масляный W 914/2', 'Основное'],
  ['R4', '/products/old', 'Старые карточки', 'Название'],
  ['R25', '/reviews', 'Отзывы', 'Товар'],
  ['R25', '/reviews/1', 'Отзыв: Фильтр масляный W 914/2', '1 из 5'],
  ['R23', '/roles', 'Роли', 'content-manager'],
  ['R23', '/roles/edit/2', 'Продавец', 'Системная роль', ['Название', 'Продавец']],
  ['R6', '/sellers', 'Продавцы', 'Чехлы от Зои'],
  ['R6', '/sellers/1', 'Автодеталь-Север', 'Реквизиты компании'],
  ['R6', '/sellers/new', 'Новый продавец', 'Реквизиты компании'],
  ['R6', '/sellers/edit/1', 'Автодеталь-Север', 'Организационно-правовая форма'],
  ['R7', '/sellers/contracts/edit/1', 'Договор № АГ-0001', 'Договор действует'],
  ['R7', '/sellers/requisites/edit/1', 'АО «Банк Невский Берег», •••• 0101', 'Банковский счёт'],
  ['R22', '/users', 'Пользователи', 'Абрамов Лев Юрьевич'],
  ['R22', '/users/edit/2', 'Орлова Дарья Сергеевна', 'Доступ', ['Эл. почта', 'moderator@example.com']],
  ['R8', '/warehouse', 'Магазины и склады', /[A-Z]{2}-\d{4}/],
  ['R8', '/warehouse/1', 'Склад «Автодеталь-Север»', '190000, Санкт-Петербург, пер. Кузнечный, д. 14'],
  ['R8', '/warehouse/edit/1', 'Склад «Автодеталь-Север»', 'Точка', ['Название', 'Склад «Автодеталь-Север»']],
  ['R26', '/test', 'Проверка компонентов', 'Маски'],
]

/** Tabs and list modes of those pages, and routes beyond the specification. */
export const more: readonly string[] = [
  '/delivery?tab=methods',
  '/delivery?tab=payment',
  '/delivery/methods/2',
  '/delivery/payment/1',
  '/products/1001?tab=offers',
  '/products/1001?tab=history',
  '/products/offers',
  '/products/offers?show=sheet',
  '/products/edit/new',
  '/sellers/1?tab=contracts',
  '/sellers/1?tab=settlements',
  '/sellers/settlements',
  '/sellers/reconciliation',
  '/sellers/1?tab=addresses',
  '/sellers/1?tab=employees',
  '/sellers/1?tab=history',
  '/warehouse?show=map',
  '/warehouse/1?tab=stocks',
  '/warehouse/1?tab=history',
  '/warehouse/edit/new',
  '/pickup?show=map',
  '/pickup/edit/new',
  '/moderation/brands',
  '/moderation/brands/1',
  '/handbooks/brands/unmapped',
  '/handbooks/brands/new',
  '/handbooks/car-brands?tab=old',
  '/handbooks/car-brands/new',
  '/handbooks/categories/edit/1?tab=seo',
  '/handbooks/cities?tab=regions',
  '/handbooks/cities?tab=old',
  '/handbooks/cities/1?tab=seo',
  '/handbooks/cities/edit/new',
  '/handbooks/reasons/edit/new',
  '/users/edit/new',
  '/users/person',
  '/users/service',
  '/users/service/new',
  '/users/webhooks',
  '/users/webhooks/new',
  '/roles/edit/new',
  '/log/deleted',
  '/log/as-of/product/1001',
  '/log/as-of/product/1001?at=2026-01-01T00:00:00Z',
  '/operations',
  '/operations?mine=false',
  '/settings/route-rules',
  '/settings/route-rules/edit/new',
  '/nowhere',
]

/** The screens of sections whose addresses stand in neither list, with the first record of each. */
export const unlisted: readonly string[] = pathsOfSections()
  .filter((path) => ![...addresses.map(([, address]) => address), ...more].some((address) => matches(path, address)))
  .map((path) => path.replace(/:\w+/, '1'))

/** Text, since the sections themselves import the panel. A segment such as `id-:id` redirects. */
function pathsOfSections() {
  const panel = join(import.meta.dirname, '../../apps/admin/src/sections')
  return globSync('**/section.ts', { cwd: panel })
    .map((file) => readFileSync(join(panel, file), 'utf8'))
    .flatMap((text) => /paths = \{([^}]*)\} as const/.exec(text)?.[1]?.match(/(?<=')\/[^'?]*(?=')/g) ?? [])
    .filter((path) => !/[^/]:/.test(path))
}

function matches(path: string, address: string) {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(?:\\?|$)`).test(address)
}

export const everyScreen: readonly string[] = [...addresses.map(([, address]) => address), ...more, ...unlisted]

/** One screen of each kind: tree, list, map, sheet, record, form, comparison, hub, change. */
export const kindsOfScreens: readonly string[] = [
  '/catalog',
  '/orders',
  '/warehouse?show=map',
  '/products/offers?show=sheet',
  '/products/1001',
  '/users/edit/2',
  '/moderation/101',
  '/handbooks',
  '/log/1',
]

/** Legacy cards, points of the marketplace, other sellers' offers and a proposal of staff, none of which a seller sees. */
export const ofStaff: readonly string[] = [
  '/pickup/12',
  '/pickup/edit/12',
  '/products/old?card=7',
  '/products/offers?offer=1',
  '/pickup/30',
  '/operations/1',
]
