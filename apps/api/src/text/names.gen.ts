// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Action, Entity, PermissionName } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'

export const entityNames: Readonly<Record<EntityName, string>> = {
  "log": "Экраны журнала и отзывов",
  "audit-log": "Журнал (данные)",
  "session": "Сессии",
  "attribute": "Атрибуты",
  "brand": "Бренды",
  "brand-alias": "Написания брендов",
  "car-brand": "Марки авто",
  "car-model": "Модели авто",
  "category": "Категории",
  "category-tree": "Дерево категорий",
  "product": "Товары",
  "product-offer": "Предложения",
  "setting": "Настройки",
  "notification": "Уведомления",
  "user": "Пользователи",
  "service-account": "Сервисные учётные записи",
  "service-key": "Ключи сервисных учётных записей",
  "webhook": "Вебхуки",
  "role": "Роли",
  "permission": "Права",
  "city": "Города",
  "region": "Регионы",
  "translation": "Переводы",
  "meta-data": "SEO-данные",
  "operation-reason": "Причины",
  "template": "Шаблоны сообщений",
  "company": "Продавцы",
  "storage": "Экраны магазинов, складов, ПВЗ и СЦ",
  "store-point": "Точки (магазины, склады, ПВЗ, СЦ)",
  "bank-detail": "Реквизиты",
  "contract": "Договоры",
  "company-address": "Адреса компании",
  "commission": "Комиссии",
  "ledger-entry": "Проводки",
  "settlement": "Расчёты",
  "order": "Заказы",
  "fact": "Входящие",
  "person": "Персональные данные покупателей",
  "sub-order": "Подзаказы",
  "payment-system": "Способы оплаты",
  "delivery": "Способы доставки и тарифы",
  "moderation": "Заявки",
  "brand-moderation": "Заявки на бренды",
  "review": "Отзывы",
  "review-term": "Справочник отзывов",
  "file": "Файлы",
  "legacy-city": "Города прежней системы",
  "legacy-car-brand": "Марки авто прежней системы",
  "legacy-product": "Товары прежней системы",
  "saved-view": "Сохранённые виды",
  "route-rule": "Переадресации",
  "operation": "Операции"
}

export const actionNames: Readonly<Record<Action, string>> = {
  "index": "список",
  "list": "выбор из списка",
  "view": "просмотр",
  "create": "создание",
  "update": "изменение",
  "delete": "удаление",
  "personal": "персональные данные",
  "statusChange": "смена статуса",
  "deactivationHistory": "история отключений",
  "view-as": "просмотр от его имени",
  "attachUsers": "привязка пользователей",
  "detachUsers": "отвязка пользователей",
  "enable": "включение",
  "disable": "выключение",
  "createNode": "создание узла",
  "moveNode": "перемещение узла",
  "deleteNode": "удаление узла",
  "sort": "порядок",
  "generateTransliteName": "транслитерация",
  "moveToCategory": "перенос в категорию",
  "enableByIds": "включение списком",
  "disableByIds": "выключение списком",
  "upsert": "массовая запись",
  "deleteByParams": "удаление по условию",
  "export": "выгрузка",
  "receive": "приём от других систем"
}

/** Entities that belong to companies, so that a role of scope `own` narrows them. */
export const scopedEntities: ReadonlySet<Entity> = new Set<Entity>(["product","product-offer","user","service-account","service-key","company","storage","store-point","bank-detail","contract","company-address","commission","ledger-entry","settlement","order","log","audit-log","moderation","brand-moderation","review"])

/** Permissions for records of the whole marketplace, which a role of scope `own` must not have. */
export const marketplacePermissions: ReadonlySet<PermissionName> = new Set<PermissionName>(["attribute.create","attribute.update","attribute.delete","attribute.enable","attribute.disable","attribute.sort","brand.create","brand.update","brand.delete","brand.enable","brand.disable","brand.enableByIds","brand.disableByIds","brand.upsert","brand.deleteByParams","car-brand.create","car-brand.update","car-brand.delete","car-brand.enable","car-brand.disable","car-brand.sort","car-model.create","car-model.update","car-model.delete","car-model.enable","car-model.disable","car-model.sort","category.update","category.enable","category.disable","category.enableByIds","category.disableByIds","category-tree.createNode","category-tree.moveNode","category-tree.deleteNode","category-tree.sort","setting.index","setting.view","setting.update","setting.upsert","notification.create","webhook.index","webhook.view","webhook.create","webhook.update","webhook.delete","webhook.statusChange","webhook.deactivationHistory","role.create","role.update","role.delete","city.create","city.update","city.delete","city.enable","city.disable","city.enableByIds","city.disableByIds","region.create","region.update","region.delete","region.enable","region.disable","translation.upsert","translation.deleteByParams","meta-data.upsert","meta-data.deleteByParams","operation-reason.create","operation-reason.update","operation-reason.delete","operation-reason.enable","operation-reason.disable","operation-reason.sort","template.create","template.update","template.delete","template.enable","template.disable","person.index","person.delete","payment-system.create","payment-system.update","payment-system.delete","payment-system.enable","payment-system.disable","payment-system.sort","payment-system.receive","delivery.create","delivery.update","delivery.delete","delivery.enable","delivery.disable","delivery.sort","delivery.receive"])
