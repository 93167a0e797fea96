import type { Action, Entity } from '@admin-panel/permissions'
import { own } from './own.ts'

const entities: Record<Entity, string> = {
  attribute: 'Атрибуты',
  setting: 'Настройки',
  notification: 'Уведомления',
  user: 'Пользователи',
  role: 'Роли',
  permission: 'Права',
  city: 'Города',
  region: 'Регионы',
  brand: 'Бренды',
  'car-brand': 'Марки авто',
  'car-model': 'Модели авто',
  translation: 'Переводы',
  'meta-data': 'SEO-данные',
  'operation-reason': 'Причины',
  company: 'Продавцы',
  'store-point': 'Точки (магазины, склады, ПВЗ, СЦ)',
  'bank-detail': 'Реквизиты',
  contract: 'Договоры',
  'company-address': 'Адреса компании',
  category: 'Категории',
  'category-tree': 'Дерево категорий',
  product: 'Товары',
  'product-offer': 'Предложения',
  order: 'Заказы',
  commission: 'Комиссии',
  'payment-system': 'Способы оплаты',
  'audit-log': 'Журнал (данные)',
  moderation: 'Заявки',
  'brand-moderation': 'Заявки на бренды',
  storage: 'Магазины и склады, ПВЗ и СЦ: вход на экраны',
  log: 'Журнал и отзывы: вход на экраны',
  review: 'Отзывы',
  template: 'Шаблоны сообщений',
  delivery: 'Способы доставки и тарифы',
}

/** Entities of the log that have no permissions of their own. */
const parts: Readonly<Record<string, string>> = {
  'brand-alias': 'Написания брендов',
  file: 'Файлы',
  'review-term': 'Справочник отзывов',
  session: 'Сессии',
  'saved-view': 'Сохранённые виды',
  'sub-order': 'Подзаказы',
  'legacy-car-brand': 'Марки авто прежней системы',
  'legacy-city': 'Города прежней системы',
  'legacy-product': 'Товары прежней системы',
  'route-rule': 'Переадресации',
}

const actions: Record<Action, string> = {
  index: 'список',
  list: 'выбор из списка',
  view: 'просмотр',
  create: 'создание',
  update: 'изменение',
  delete: 'удаление',
  statusChange: 'смена статуса',
  deactivationHistory: 'история отключений',
  attachUsers: 'привязка пользователей',
  detachUsers: 'отвязка пользователей',
  enable: 'включение',
  disable: 'выключение',
  createNode: 'создание узла',
  moveNode: 'перемещение узла',
  deleteNode: 'удаление узла',
  sort: 'порядок',
  generateTransliteName: 'транслитерация',
  moveToCategory: 'перенос в категорию',
  enableByIds: 'включение списком',
  disableByIds: 'выключение списком',
  upsert: 'массовая запись',
  deleteByParams: 'удаление по условию',
  export: 'выгрузка',
}

const all: Readonly<Record<string, string>> = { ...entities, ...parts }
const allActions: Readonly<Record<string, string>> = actions

export const entityWord = (entity: string) => own(all, entity) ?? entity

/** «Пользователи: изменение» */
export function permissionWord(permission: string) {
  const [entity = '', action = ''] = permission.split('.')
  return `${entityWord(entity)}: ${own(allActions, action) ?? action}`
}
