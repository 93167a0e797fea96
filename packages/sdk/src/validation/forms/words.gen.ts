// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'

/** The words of each value in both languages. */
export type Words<Value extends string> = Readonly<Record<Value, Readonly<Record<'ru' | 'en', string>>>>

/** The words of `ProofWay`. */
export const proofWayWords: Words<Schemas['ProofWay']> = {
  'password': { ru: "Пароль", en: "Password" },
  'passkey': { ru: "Ключ входа", en: "Passkey" },
  'totp': { ru: "Код из приложения", en: "Code of the application" },
  'recovery-code': { ru: "Код восстановления", en: "Recovery code" },
}

/** The words of `Part`. */
export const partWords: Words<Schemas['Part']> = {
  'core': { ru: "Вход и профиль", en: "Sign-in and profile" },
  'security': { ru: "Защита входа и доступа", en: "Protection of sign-in and access" },
  'users': { ru: "Пользователи", en: "Users" },
  'roles': { ru: "Роли", en: "Roles" },
  'integrations': { ru: "Ключи и вебхуки", en: "Keys and webhooks" },
  'catalog': { ru: "Дерево каталога", en: "Catalogue tree" },
  'products': { ru: "Товары", en: "Products" },
  'offers': { ru: "Предложения", en: "Offers" },
  'orders': { ru: "Заказы и доставка", en: "Orders and delivery" },
  'facts': { ru: "Приём от других систем", en: "Receiving from other systems" },
  'sellers': { ru: "Продавцы", en: "Sellers" },
  'settlements': { ru: "Расчёты с продавцами", en: "Settlements with sellers" },
  'storePoints': { ru: "Склады и пункты выдачи", en: "Warehouses and pickup points" },
  'moderation': { ru: "Модерация", en: "Moderation" },
  'handbooks': { ru: "Справочники", en: "Handbooks" },
  'content': { ru: "Тексты и настройки", en: "Texts and settings" },
  'reviews': { ru: "Отзывы", en: "Reviews" },
  'legacy': { ru: "Сопоставление с прежней базой", en: "Matching with the former database" },
  'auditLog': { ru: "Журнал", en: "Log" },
  'overview': { ru: "Обзор, поиск и виды", en: "Overview, search and views" },
  'operations': { ru: "Массовые операции и выгрузки", en: "Bulk operations and exports" },
  'files': { ru: "Файлы", en: "Files" },
  'live': { ru: "События и уведомления", en: "Events and notifications" },
}

/** The words of `ReasonOperation`. */
export const reasonOperationWords: Words<Schemas['ReasonOperation']> = {
  'order_cancel': { ru: "Отмена заказа", en: "Cancelling an order" },
  'order_return': { ru: "Возврат заказа", en: "Returning an order" },
  'product_reject': { ru: "Отклонение товара", en: "Rejecting a product" },
  'product_block': { ru: "Блокировка товара", en: "Blocking a product" },
  'moderation_reject': { ru: "Отклонение заявки", en: "Rejecting a request" },
  'moderation_revision': { ru: "Возврат заявки на доработку", en: "Returning a request for revision" },
  'company_suspend': { ru: "Приостановка продавца", en: "Suspending a seller" },
  'company_terminate': { ru: "Отключение продавца", en: "Terminating a seller" },
  'contract_terminate': { ru: "Расторжение договора", en: "Terminating a contract" },
  'store_point_pause': { ru: "Приостановка точки", en: "Pausing a store point" },
  'store_point_close': { ru: "Закрытие точки", en: "Closing a store point" },
  'user_block': { ru: "Блокировка пользователя", en: "Blocking a user" },
  'review_reject': { ru: "Отклонение отзыва", en: "Rejecting a review" },
  'review_hide': { ru: "Скрытие отзыва", en: "Hiding a review" },
}

/** The words of `AuditEvent`. */
export const auditEventWords: Words<Schemas['AuditEvent']> = {
  'created': { ru: "Создано", en: "Created" },
  'updated': { ru: "Изменено", en: "Changed" },
  'deleted': { ru: "Удалено", en: "Deleted" },
  'status_changed': { ru: "Смена статуса", en: "Change of status" },
  'enabled': { ru: "Включено", en: "Turned on" },
  'disabled': { ru: "Выключено", en: "Turned off" },
  'moved': { ru: "Перемещено", en: "Moved" },
  'sorted': { ru: "Порядок изменён", en: "Order changed" },
  'attached': { ru: "Привязано", en: "Attached" },
  'detached': { ru: "Отвязано", en: "Detached" },
  'merged': { ru: "Объединено", en: "Merged" },
  'restored': { ru: "Возвращено", en: "Restored" },
  'exported': { ru: "Выгрузка", en: "Export" },
  'revealed': { ru: "Показаны персональные данные", en: "Personal data shown" },
  'erased': { ru: "Персональные данные стёрты", en: "Personal data erased" },
  'signed_in': { ru: "Вход", en: "Sign-in" },
  'sign_in_failed': { ru: "Неудачный вход", en: "Failed sign-in" },
  'signed_out': { ru: "Выход", en: "Sign-out" },
  'session_revoked': { ru: "Сеанс завершён", en: "Session ended" },
  'password_reset': { ru: "Сброс пароля", en: "Password reset" },
  'preview_started': { ru: "Начат просмотр от его имени", en: "Viewing as them started" },
  'preview_ended': { ru: "Завершён просмотр от его имени", en: "Viewing as them ended" },
  'factor_added': { ru: "Второй шаг входа включён", en: "Second step of sign-in turned on" },
  'factor_removed': { ru: "Второй шаг входа выключен", en: "Second step of sign-in turned off" },
  'passkey_added': { ru: "Добавлен ключ входа", en: "Passkey added" },
  'passkey_removed': { ru: "Удалён ключ входа", en: "Passkey removed" },
  'recovery_codes_issued': { ru: "Выданы коды восстановления", en: "Recovery codes issued" },
  'recovery_code_used': { ru: "Использован код восстановления", en: "Recovery code used" },
  'provider_linked': { ru: "Связано с провайдером входа", en: "Linked to a sign-in provider" },
  'access_requested': { ru: "Запрошен доступ", en: "Access requested" },
  'access_refused': { ru: "Отказано в доступе", en: "Access refused" },
  'factor_reset_requested': { ru: "Запрошен сброс второго шага", en: "Reset of second step requested" },
  'factor_reset': { ru: "Второй шаг входа сброшен", en: "Second step of sign-in reset" },
  'factor_reset_refused': { ru: "Отказано в сбросе второго шага", en: "Reset of second step refused" },
}

/** The words of `RowOutcome`. */
export const rowOutcomeWords: Words<Schemas['RowOutcome']> = {
  'created': { ru: "Создано", en: "Created" },
  'updated': { ru: "Изменено", en: "Changed" },
  'unchanged': { ru: "Без изменений", en: "Unchanged" },
  'proposed': { ru: "На модерации", en: "In moderation" },
  'refused': { ru: "Не принято", en: "Not accepted" },
}

/** The words of `AuditSource`. */
export const auditSourceWords: Words<Schemas['AuditSource']> = {
  'panel': { ru: "Панель", en: "Panel" },
  'api': { ru: "API", en: "API" },
  'import': { ru: "Импорт", en: "Import" },
  'system': { ru: "Система", en: "System" },
}

/** The words of `RecordState`. */
export const recordStateWords: Words<Schemas['RecordState']> = {
  'present': { ru: "Есть", en: "Present" },
  'deleted': { ru: "Удалено", en: "Deleted" },
  'absent': { ru: "Ещё нет", en: "Not yet there" },
}

/** The words of `ExportFormat`. */
export const exportFormatWords: Words<Schemas['ExportFormat']> = {
  'csv': { ru: "CSV", en: "CSV" },
  'csv_raw': { ru: "CSV для программ", en: "CSV for programs" },
  'xlsx': { ru: "Excel", en: "Excel" },
}

/** The words of `VatRate`. */
export const vatRateWords: Words<Schemas['VatRate']> = {
  'none': { ru: "Без НДС", en: "No VAT" },
  '0': { ru: "0 %", en: "0 %" },
  '5': { ru: "5 %", en: "5 %" },
  '7': { ru: "7 %", en: "7 %" },
  '10': { ru: "10 %", en: "10 %" },
  '20': { ru: "20 %", en: "20 %" },
  '22': { ru: "22 %", en: "22 %" },
}

/** The words of `RoleScope`. */
export const roleScopeWords: Words<Schemas['RoleScope']> = {
  'all': { ru: "Все компании", en: "All companies" },
  'own': { ru: "Только свои компании", en: "Own companies only" },
}

/** The words of `AttributeType`. */
export const attributeTypeWords: Words<Schemas['AttributeType']> = {
  'string': { ru: "Строка", en: "Line" },
  'text': { ru: "Текст", en: "Text" },
  'number': { ru: "Число", en: "Number" },
  'boolean': { ru: "Да/нет", en: "Yes or no" },
  'select': { ru: "Список", en: "List" },
  'multiselect': { ru: "Список, несколько значений", en: "List, several values" },
  'date': { ru: "Дата", en: "Date" },
}

/** The words of `BrandKind`. */
export const brandKindWords: Words<Schemas['BrandKind']> = {
  'oem': { ru: "Автопроизводитель (OEM)", en: "Car maker (OEM)" },
  'aftermarket': { ru: "Производитель запчастей", en: "Parts maker" },
  'own': { ru: "Собственная марка", en: "Own brand" },
}

/** The words of `AliasSource`. */
export const aliasSourceWords: Words<Schemas['AliasSource']> = {
  'abcp': { ru: "ABCP", en: "ABCP" },
  'tecdoc': { ru: "TecDoc", en: "TecDoc" },
  'other': { ru: "Прайс-листы", en: "Price lists" },
}

/** The words of `LegacyStatus`. */
export const legacyStatusWords: Words<Schemas['LegacyStatus']> = {
  'unmapped': { ru: "Не сопоставлено", en: "Not matched" },
  'mapped': { ru: "Сопоставлено", en: "Matched" },
  'ignored': { ru: "Не переносится", en: "Left out" },
}

/** The words of `CarBody`. */
export const carBodyWords: Words<Schemas['CarBody']> = {
  'sedan': { ru: "Седан", en: "Sedan" },
  'hatchback': { ru: "Хэтчбек", en: "Hatchback" },
  'wagon': { ru: "Универсал", en: "Estate" },
  'suv': { ru: "Внедорожник", en: "SUV" },
  'minivan': { ru: "Минивэн", en: "Minivan" },
  'pickup': { ru: "Пикап", en: "Pickup" },
  'van': { ru: "Фургон", en: "Van" },
  'coupe': { ru: "Купе", en: "Coupe" },
  'other': { ru: "Другой", en: "Other" },
}

/** The words of `ProductStatus`. */
export const productStatusWords: Words<Schemas['ProductStatus']> = {
  'draft': { ru: "Черновик", en: "Draft" },
  'on_moderation': { ru: "На модерации", en: "In moderation" },
  'active': { ru: "Активен", en: "Active" },
  'rejected': { ru: "Отклонён", en: "Rejected" },
  'disabled': { ru: "Скрыт", en: "Hidden" },
  'blocked': { ru: "Заблокирован", en: "Blocked" },
  'archived': { ru: "В архиве", en: "Archived" },
}

/** The words of `ProductCondition`. */
export const productConditionWords: Words<Schemas['ProductCondition']> = {
  'new': { ru: "Новый", en: "New" },
  'remanufactured': { ru: "Восстановленный", en: "Remanufactured" },
  'used': { ru: "Б/у", en: "Used" },
}

/** The words of `CrossKind`. */
export const crossKindWords: Words<Schemas['CrossKind']> = {
  'analog': { ru: "Аналог", en: "Analogue" },
  'replacement': { ru: "Замена", en: "Replacement" },
  'superseded': { ru: "Заменён на", en: "Superseded by" },
}

/** The words of `OfferStatus`. */
export const offerStatusWords: Words<Schemas['OfferStatus']> = {
  'draft': { ru: "Черновик", en: "Draft" },
  'active': { ru: "В продаже", en: "On sale" },
  'disabled': { ru: "Снято с продажи", en: "Off sale" },
  'blocked': { ru: "Заблокировано", en: "Blocked" },
  'archived': { ru: "В архиве", en: "Archived" },
}

/** The words of `OldPriceChange`. */
export const oldPriceChangeWords: Words<Schemas['OldPriceChange']> = {
  'keep': { ru: "Оставить", en: "Keep" },
  'set': { ru: "Прежняя цена", en: "Price before" },
  'clear': { ru: "Убрать", en: "Remove" },
}

/** The words of `SettingType`. */
export const settingTypeWords: Words<Schemas['SettingType']> = {
  'int': { ru: "Целое число", en: "Whole number" },
  'string': { ru: "Строка", en: "Text" },
  'bool': { ru: "Да или нет", en: "Yes or no" },
  'json': { ru: "JSON", en: "JSON" },
  'duration': { ru: "Длительность", en: "Duration" },
  'money': { ru: "Сумма", en: "Amount" },
}

/** The words of `SettingGroup`. */
export const settingGroupWords: Words<Schemas['SettingGroup']> = {
  'general': { ru: "Общие", en: "General" },
  'catalog': { ru: "Каталог", en: "Catalog" },
  'orders': { ru: "Заказы", en: "Orders" },
  'delivery': { ru: "Доставка", en: "Delivery" },
  'settlements': { ru: "Расчёты с продавцами", en: "Settlements with sellers" },
  'moderation': { ru: "Модерация", en: "Moderation" },
  'access': { ru: "Доступ", en: "Access" },
  'log': { ru: "Журнал", en: "Log" },
  'maps': { ru: "Карты", en: "Maps" },
}

/** The words of `UserStatus`. */
export const userStatusWords: Words<Schemas['UserStatus']> = {
  'invited': { ru: "Приглашён", en: "Invited" },
  'active': { ru: "Активен", en: "Active" },
  'blocked': { ru: "Заблокирован", en: "Blocked" },
  'archived': { ru: "В архиве", en: "Archived" },
}

/** The words of `ServiceAccountStatus`. */
export const serviceAccountStatusWords: Words<Schemas['ServiceAccountStatus']> = {
  'active': { ru: "Активна", en: "Active" },
  'blocked': { ru: "Заблокирована", en: "Blocked" },
  'archived': { ru: "В архиве", en: "Archived" },
}

/** The words of `ServiceKeyState`. */
export const serviceKeyStateWords: Words<Schemas['ServiceKeyState']> = {
  'active': { ru: "Действует", en: "Valid" },
  'expired': { ru: "Истёк", en: "Expired" },
  'revoked': { ru: "Отозван", en: "Revoked" },
}

/** The words of `WebhookStatus`. */
export const webhookStatusWords: Words<Schemas['WebhookStatus']> = {
  'active': { ru: "Включён", en: "On" },
  'paused': { ru: "Приостановлен", en: "Paused" },
  'off': { ru: "Выключен", en: "Off" },
}

/** The words of `WebhookDeliveryState`. */
export const webhookDeliveryStateWords: Words<Schemas['WebhookDeliveryState']> = {
  'pending': { ru: "В очереди", en: "Queued" },
  'delivered': { ru: "Доставлено", en: "Delivered" },
  'failed': { ru: "Не доставлено", en: "Not delivered" },
}

/** The words of `CityType`. */
export const cityTypeWords: Words<Schemas['CityType']> = {
  'г': { ru: "Город", en: "City" },
  'пгт': { ru: "Посёлок городского типа", en: "Urban-type settlement" },
  'с': { ru: "Село", en: "Village" },
  'п': { ru: "Посёлок", en: "Settlement" },
}

/** The words of `FederalDistrict`. */
export const federalDistrictWords: Words<Schemas['FederalDistrict']> = {
  'Центральный': { ru: "Центральный", en: "Central" },
  'Северо-Западный': { ru: "Северо-Западный", en: "Northwestern" },
  'Южный': { ru: "Южный", en: "Southern" },
  'Северо-Кавказский': { ru: "Северо-Кавказский", en: "North Caucasian" },
  'Приволжский': { ru: "Приволжский", en: "Volga" },
  'Уральский': { ru: "Уральский", en: "Ural" },
  'Сибирский': { ru: "Сибирский", en: "Siberian" },
  'Дальневосточный': { ru: "Дальневосточный", en: "Far Eastern" },
}

/** The words of `RegionType`. */
export const regionTypeWords: Words<Schemas['RegionType']> = {
  'республика': { ru: "Республика", en: "Republic" },
  'край': { ru: "Край", en: "Krai" },
  'область': { ru: "Область", en: "Oblast" },
  'город': { ru: "Город федерального значения", en: "Federal city" },
  'автономная область': { ru: "Автономная область", en: "Autonomous oblast" },
  'автономный округ': { ru: "Автономный округ", en: "Autonomous okrug" },
}

/** The words of `Locale`. */
export const localeWords: Words<Schemas['Locale']> = {
  'ru': { ru: "Русский", en: "Russian" },
  'en': { ru: "Английский", en: "English" },
  'kk': { ru: "Казахский", en: "Kazakh" },
  'be': { ru: "Белорусский", en: "Belarusian" },
}

/** The words of `MetaDataEntity`. */
export const metaDataEntityWords: Words<Schemas['MetaDataEntity']> = {
  'category': { ru: "Категория", en: "Category" },
  'brand': { ru: "Бренд", en: "Brand" },
  'city': { ru: "Город", en: "City" },
}

/** The words of `ReasonInitiator`. */
export const reasonInitiatorWords: Words<Schemas['ReasonInitiator']> = {
  'seller': { ru: "Продавец", en: "Seller" },
  'buyer': { ru: "Покупатель", en: "Buyer" },
  'marketplace': { ru: "Маркетплейс", en: "Marketplace" },
  'delivery': { ru: "Служба доставки", en: "Delivery service" },
  'system': { ru: "Система", en: "System" },
}

/** The words of `ReasonSubject`. */
export const reasonSubjectWords: Words<Schemas['ReasonSubject']> = {
  'product': { ru: "Товар", en: "Product" },
  'company': { ru: "Продавец", en: "Seller" },
  'store-point': { ru: "Точка", en: "Point" },
  'bank-detail': { ru: "Реквизиты", en: "Bank details" },
  'brand': { ru: "Бренд", en: "Brand" },
}

/** The words of `SubOrderStatus`. */
export const subOrderStatusWords: Words<Schemas['SubOrderStatus']> = {
  'awaiting_payment': { ru: "Ждёт оплаты", en: "Awaiting payment" },
  'new': { ru: "Новый", en: "New" },
  'confirmed': { ru: "Подтверждён", en: "Confirmed" },
  'assembling': { ru: "Собирается", en: "Being assembled" },
  'ready_to_ship': { ru: "Готов к отгрузке", en: "Ready to ship" },
  'in_delivery': { ru: "В доставке", en: "In delivery" },
  'at_pickup': { ru: "В пункте выдачи", en: "At the pickup point" },
  'delivered': { ru: "Выдан", en: "Handed over" },
  'not_delivered': { ru: "Не вручён", en: "Not delivered" },
  'returning': { ru: "Возвращается", en: "Being returned" },
  'returned': { ru: "Возвращён", en: "Returned" },
  'partially_returned': { ru: "Частично возвращён", en: "Partly returned" },
  'dispute': { ru: "Спор", en: "Dispute" },
  'cancelled': { ru: "Отменён", en: "Cancelled" },
}

/** The words of `TemplateEvent`. */
export const templateEventWords: Words<Schemas['TemplateEvent']> = {
  'password_reset': { ru: "Восстановление пароля", en: "Password reset" },
  'user_invite': { ru: "Приглашение сотрудника", en: "Invitation of a colleague" },
  'moderation_decision': { ru: "Решение по заявке", en: "Decision on a request" },
  'company_suspended': { ru: "Продавец приостановлен", en: "Seller suspended" },
  'order_new': { ru: "Новый заказ", en: "New order" },
  'order_cancelled': { ru: "Отмена заказа", en: "Order cancelled" },
  'contract_expiring': { ru: "Договор истекает", en: "Contract expires" },
  'review_rejected': { ru: "Отзыв отклонён", en: "Review rejected" },
  'brand_decision': { ru: "Решение по бренду", en: "Decision on a brand" },
}

/** The words of `TemplateChannel`. */
export const templateChannelWords: Words<Schemas['TemplateChannel']> = {
  'email': { ru: "Письмо", en: "Mail" },
  'sms': { ru: "СМС", en: "Text message" },
  'push': { ru: "Push-уведомление", en: "Push" },
  'in_app': { ru: "Уведомление в панели", en: "Notification in the panel" },
}

/** The words of `CompanyType`. */
export const companyTypeWords: Words<Schemas['CompanyType']> = {
  'legal': { ru: "Юридическое лицо", en: "Legal entity" },
  'entrepreneur': { ru: "ИП", en: "Sole trader" },
  'self_employed': { ru: "Самозанятый", en: "Self-employed" },
}

/** The words of `TaxSystem`. */
export const taxSystemWords: Words<Schemas['TaxSystem']> = {
  'osno': { ru: "ОСНО", en: "General" },
  'usn_income': { ru: "УСН доходы", en: "Simplified (income)" },
  'usn_income_expense': { ru: "УСН доходы − расходы", en: "Simplified (income − expenses)" },
  'ausn': { ru: "АУСН", en: "Automated simplified" },
  'patent': { ru: "Патент", en: "Patent" },
  'npd': { ru: "НПД", en: "Professional income" },
}

/** The words of `PayoutFrequency`. */
export const payoutFrequencyWords: Words<Schemas['PayoutFrequency']> = {
  'daily': { ru: "Каждый день", en: "Every day" },
  'weekly': { ru: "Раз в неделю", en: "Once a week" },
  'biweekly': { ru: "Раз в две недели", en: "Once in two weeks" },
  'monthly': { ru: "Раз в месяц", en: "Once a month" },
}

/** The words of `CompanyStatus`. */
export const companyStatusWords: Words<Schemas['CompanyStatus']> = {
  'draft': { ru: "Черновик", en: "Draft" },
  'pending': { ru: "На проверке", en: "Under review" },
  'active': { ru: "Активен", en: "Active" },
  'suspended': { ru: "Приостановлен", en: "Suspended" },
  'terminated': { ru: "Отключён", en: "Terminated" },
  'rejected': { ru: "Отклонён", en: "Rejected" },
}

/** The words of `StorePointType`. */
export const storePointTypeWords: Words<Schemas['StorePointType']> = {
  'shop': { ru: "Магазин", en: "Shop" },
  'warehouse': { ru: "Склад", en: "Warehouse" },
  'pickup_point': { ru: "Пункт выдачи", en: "Pickup point" },
  'parcel_locker': { ru: "Постамат", en: "Parcel locker" },
  'service_center': { ru: "Сервисный центр", en: "Service centre" },
}

/** The words of `StorePointStatus`. */
export const storePointStatusWords: Words<Schemas['StorePointStatus']> = {
  'draft': { ru: "Черновик", en: "Draft" },
  'active': { ru: "Работает", en: "Open" },
  'paused': { ru: "На паузе", en: "Paused" },
  'closed': { ru: "Закрыта", en: "Closed" },
  'blocked': { ru: "Заблокирована", en: "Blocked" },
}

/** The words of `StorePointService`. */
export const storePointServiceWords: Words<Schemas['StorePointService']> = {
  'tire': { ru: "Шиномонтаж", en: "Tyres" },
  'oil': { ru: "Замена масла", en: "Oil change" },
  'diagnostics': { ru: "Диагностика", en: "Diagnostics" },
  'body': { ru: "Кузовной ремонт", en: "Body repair" },
  'electric': { ru: "Автоэлектрика", en: "Electrics" },
  'alignment': { ru: "Сход-развал", en: "Wheel alignment" },
  'other': { ru: "Другое", en: "Other" },
}

/** The words of `ContractType`. */
export const contractTypeWords: Words<Schemas['ContractType']> = {
  'agency': { ru: "Агентский договор", en: "Agency" },
  'commission': { ru: "Договор комиссии", en: "Commission" },
  'supply': { ru: "Договор поставки", en: "Supply" },
  'service': { ru: "Договор услуг", en: "Services" },
}

/** The words of `ContractStatus`. */
export const contractStatusWords: Words<Schemas['ContractStatus']> = {
  'draft': { ru: "Черновик", en: "Draft" },
  'active': { ru: "Действует", en: "In force" },
  'expired': { ru: "Истёк", en: "Expired" },
  'terminated': { ru: "Расторгнут", en: "Terminated" },
}

/** The words of `CompanyAddressType`. */
export const companyAddressTypeWords: Words<Schemas['CompanyAddressType']> = {
  'legal': { ru: "Юридический", en: "Legal" },
  'actual': { ru: "Фактический", en: "Actual" },
  'postal': { ru: "Почтовый", en: "Postal" },
  'return': { ru: "Для возвратов", en: "For returns" },
}

/** The words of `LedgerAccount`. */
export const ledgerAccountWords: Words<Schemas['LedgerAccount']> = {
  'seller': { ru: "Продавец", en: "Seller" },
  'buyer': { ru: "Покупатель", en: "Buyer" },
  'provider': { ru: "Платёжная система", en: "Payment provider" },
  'commission': { ru: "Комиссия", en: "Commission" },
  'vat': { ru: "НДС с комиссии", en: "VAT on commission" },
  'delivery': { ru: "Доставка", en: "Delivery" },
  'discount': { ru: "Скидки маркетплейса", en: "Discounts of the marketplace" },
  'fee': { ru: "Комиссия платёжной системы", en: "Fee of the payment provider" },
  'penalty': { ru: "Штрафы", en: "Penalties" },
  'correction': { ru: "Исправления", en: "Corrections" },
  'transit': { ru: "Выплаты в пути", en: "Payouts on their way" },
  'bank': { ru: "Банк", en: "Bank" },
}

/** The words of `LedgerKind`. */
export const ledgerKindWords: Words<Schemas['LedgerKind']> = {
  'payment': { ru: "Оплата покупателя", en: "Payment by the buyer" },
  'refund': { ru: "Возврат денег покупателю", en: "Refund to the buyer" },
  'fee': { ru: "Комиссия платёжной системы", en: "Fee of the payment provider" },
  'sale': { ru: "Продажа", en: "Sale" },
  'discount': { ru: "Скидка за счёт маркетплейса", en: "Discount borne by the marketplace" },
  'delivery': { ru: "Доставка", en: "Delivery" },
  'own_delivery': { ru: "Доставка продавцом", en: "Delivery by the seller" },
  'commission': { ru: "Комиссия маркетплейса", en: "Commission of the marketplace" },
  'vat': { ru: "НДС с комиссии", en: "VAT on commission" },
  'return': { ru: "Возврат товара", en: "Return of goods" },
  'commission_return': { ru: "Возврат комиссии", en: "Return of commission" },
  'vat_return': { ru: "Возврат НДС с комиссии", en: "Return of VAT on commission" },
  'penalty': { ru: "Штраф", en: "Penalty" },
  'correction': { ru: "Исправление", en: "Correction" },
  'write_off': { ru: "Списание долга", en: "Write-off of a debt" },
  'payout': { ru: "Выплата", en: "Payout" },
  'payout_paid': { ru: "Выплата исполнена", en: "Payout made" },
  'payout_returned': { ru: "Выплата возвращена банком", en: "Payout returned by the bank" },
}

/** The words of `LedgerCause`. */
export const ledgerCauseWords: Words<Schemas['LedgerCause']> = {
  'status': { ru: "Смена статуса", en: "Change of status" },
  'payment': { ru: "Оплата", en: "Payment" },
  'settlement': { ru: "Расчёт", en: "Settlement" },
  'person': { ru: "Сотрудник", en: "Person" },
}

/** The words of `ObjectionOutcome`. */
export const objectionOutcomeWords: Words<Schemas['ObjectionOutcome']> = {
  'kept': { ru: "Без изменений", en: "Unchanged" },
  'corrected': { ru: "Исправлено", en: "Corrected" },
}

/** The words of `CorrectionKind`. */
export const correctionKindWords: Words<Schemas['CorrectionKind']> = {
  'penalty': { ru: "Штраф", en: "Penalty" },
  'correction': { ru: "Исправление", en: "Correction" },
  'write_off': { ru: "Списание долга", en: "Write-off of a debt" },
}

/** The words of `SettlementStatus`. */
export const settlementStatusWords: Words<Schemas['SettlementStatus']> = {
  'open': { ru: "Идёт", en: "Open" },
  'closed': { ru: "Закрыт", en: "Closed" },
  'approved': { ru: "Утверждён", en: "Approved" },
  'sent': { ru: "Отправлен в банк", en: "Sent to the bank" },
  'paid': { ru: "Выплачен", en: "Paid" },
  'returned': { ru: "Возвращён банком", en: "Returned by the bank" },
}

/** The words of `HoldReason`. */
export const holdReasonWords: Words<Schemas['HoldReason']> = {
  'held': { ru: "Удержан", en: "Held" },
  'requisites': { ru: "Нет реквизитов", en: "No bank details" },
  'changed_requisites': { ru: "Реквизиты изменены", en: "Bank details changed" },
  'contract': { ru: "Нет действующего договора", en: "No contract in force" },
  'objection': { ru: "Возражение продавца", en: "Objection of the seller" },
}

/** The words of `BankFormat`. */
export const bankFormatWords: Words<Schemas['BankFormat']> = {
  'client_bank': { ru: "1С", en: "1C" },
  'csv': { ru: "CSV", en: "CSV" },
}

/** The words of `BankOutcome`. */
export const bankOutcomeWords: Words<Schemas['BankOutcome']> = {
  'paid': { ru: "Исполнено", en: "Made" },
  'returned': { ru: "Возвращено", en: "Returned" },
  'repeated': { ru: "Уже учтено", en: "Known already" },
  'foreign': { ru: "Не наш документ", en: "Not our document" },
}

/** The words of `OrderStatus`. */
export const orderStatusWords: Words<Schemas['OrderStatus']> = {
  'new': { ru: "Новый", en: "New" },
  'awaiting_payment': { ru: "Ждёт оплаты", en: "Awaiting payment" },
  'processing': { ru: "В обработке", en: "Processing" },
  'in_delivery': { ru: "В доставке", en: "In delivery" },
  'dispute': { ru: "Спор", en: "Dispute" },
  'partially_completed': { ru: "Частично выполнен", en: "Partly completed" },
  'completed': { ru: "Выполнен", en: "Completed" },
  'cancelled': { ru: "Отменён", en: "Cancelled" },
  'returned': { ru: "Возвращён", en: "Returned" },
}

/** The words of `PaymentStatus`. */
export const paymentStatusWords: Words<Schemas['PaymentStatus']> = {
  'pending': { ru: "Ждёт оплаты", en: "Awaiting payment" },
  'authorized': { ru: "Сумма удержана", en: "Amount held" },
  'paid': { ru: "Оплачен", en: "Paid" },
  'partially_refunded': { ru: "Деньги возвращены частично", en: "Money partly refunded" },
  'refunded': { ru: "Деньги возвращены", en: "Money refunded" },
  'failed': { ru: "Ошибка оплаты", en: "Payment failed" },
  'cancelled': { ru: "Оплата отменена", en: "Payment cancelled" },
}

/** The words of `OrderSource`. */
export const orderSourceWords: Words<Schemas['OrderSource']> = {
  'site': { ru: "Сайт", en: "Site" },
  'app': { ru: "Приложение", en: "App" },
  'manual': { ru: "Вручную", en: "By hand" },
}

/** The words of `DeliveryType`. */
export const deliveryTypeWords: Words<Schemas['DeliveryType']> = {
  'courier': { ru: "Курьер", en: "Courier" },
  'pickup': { ru: "Самовывоз", en: "Pickup" },
  'post': { ru: "Почта", en: "Post" },
}

/** The words of `Carrier`. */
export const carrierWords: Words<Schemas['Carrier']> = {
  'own': { ru: "Свой курьер", en: "Own courier" },
  'cdek': { ru: "СДЭК", en: "CDEK" },
  'post': { ru: "Почта России", en: "Russian Post" },
  'other': { ru: "Другой перевозчик", en: "Another carrier" },
}

/** The words of `FactState`. */
export const factStateWords: Words<Schemas['FactState']> = {
  'applied': { ru: "Учтено", en: "Applied" },
  'waiting': { ru: "Ждёт", en: "Waiting" },
  'refused': { ru: "Не применено", en: "Not applied" },
  'rejected': { ru: "Отклонено", en: "Rejected" },
}

/** The words of `FactKind`. */
export const factKindWords: Words<Schemas['FactKind']> = {
  'order': { ru: "Заказ", en: "Order" },
  'payment': { ru: "Оплата", en: "Payment" },
  'scan': { ru: "Скан перевозчика", en: "Carrier's scan" },
  'review': { ru: "Отзыв", en: "Review" },
  'revision': { ru: "Изменение заказа", en: "Change of an order" },
  'cancellation': { ru: "Отмена покупателем", en: "Cancellation by the buyer" },
  'return-request': { ru: "Просьба о возврате", en: "Request to return" },
}

/** The words of `PaymentFactKind`. */
export const paymentFactKindWords: Words<Schemas['PaymentFactKind']> = {
  'authorized': { ru: "Сумма удержана", en: "Amount held" },
  'captured': { ru: "Оплачено", en: "Paid" },
  'failed': { ru: "Ошибка оплаты", en: "Payment failed" },
  'refunded': { ru: "Возвращено", en: "Refunded" },
  'charged_back': { ru: "Возвращено по требованию банка", en: "Charged back by the bank" },
}

/** The words of `ReconciliationOutcome`. */
export const reconciliationOutcomeWords: Words<Schemas['ReconciliationOutcome']> = {
  'matched': { ru: "Сошлось", en: "Matches" },
  'missing_here': { ru: "Нет у нас", en: "Missing here" },
  'missing_there': { ru: "Нет в реестре", en: "Missing in the registry" },
  'other_sum': { ru: "Другая сумма", en: "Another sum" },
}

/** The words of `RegistryEvent`. */
export const registryEventWords: Words<Schemas['RegistryEvent']> = {
  'captured': { ru: "Оплата", en: "Payment" },
  'refunded': { ru: "Возврат", en: "Refund" },
  'charged_back': { ru: "Возврат по требованию банка", en: "Chargeback" },
}

/** The words of `ScanCode`. */
export const scanCodeWords: Words<Schemas['ScanCode']> = {
  'accepted': { ru: "Принят перевозчиком", en: "Accepted by the carrier" },
  'at_pickup': { ru: "В пункте выдачи", en: "At the pickup point" },
  'delivered': { ru: "Вручён", en: "Delivered" },
  'not_delivered': { ru: "Не вручён", en: "Not delivered" },
  'returned': { ru: "Возвращён продавцу", en: "Returned to the seller" },
}

/** The words of `PersonPlace`. */
export const personPlaceWords: Words<Schemas['PersonPlace']> = {
  'orders': { ru: "Заказы", en: "Orders" },
  'reviews': { ru: "Отзывы", en: "Reviews" },
  'log': { ru: "Журнал изменений", en: "Change log" },
  'files': { ru: "Файлы выгрузок и импортов", en: "Files of exports and imports" },
  'operations': { ru: "Операции", en: "Operations" },
  'letters': { ru: "Уведомления и письма", en: "Notifications and mails" },
  'views': { ru: "Сохранённые виды", en: "Saved views" },
  'others': { ru: "Другие записи", en: "Other records" },
}

/** The words of `PaymentSystemType`. */
export const paymentSystemTypeWords: Words<Schemas['PaymentSystemType']> = {
  'card_online': { ru: "Картой на сайте", en: "By card online" },
  'sbp': { ru: "СБП", en: "Faster payments (SBP)" },
  'card_on_delivery': { ru: "Картой при получении", en: "By card on delivery" },
  'cash_on_delivery': { ru: "Наличными при получении", en: "Cash on delivery" },
  'invoice': { ru: "По счёту", en: "By invoice" },
  'installments': { ru: "В рассрочку", en: "In instalments" },
}

/** The words of `ModerationStatus`. */
export const moderationStatusWords: Words<Schemas['ModerationStatus']> = {
  'new': { ru: "Новая", en: "New" },
  'in_work': { ru: "В работе", en: "In work" },
  'approved': { ru: "Одобрена", en: "Approved" },
  'rejected': { ru: "Отклонена", en: "Rejected" },
  'revision': { ru: "На доработке", en: "Returned" },
  'cancelled': { ru: "Отозвана", en: "Withdrawn" },
}

/** The words of `ModeratedEntity`. */
export const moderatedEntityWords: Words<Schemas['ModeratedEntity']> = {
  'product': { ru: "Товар", en: "Product" },
  'company': { ru: "Продавец", en: "Seller" },
  'store-point': { ru: "Точка", en: "Store point" },
  'bank-detail': { ru: "Реквизиты", en: "Bank details" },
}

/** The words of `ModerationKind`. */
export const moderationKindWords: Words<Schemas['ModerationKind']> = {
  'create': { ru: "Создание", en: "Creation" },
  'update': { ru: "Изменение", en: "Change" },
}

/** The words of `ModerationPriority`. */
export const moderationPriorityWords: Words<Schemas['ModerationPriority']> = {
  'high': { ru: "Высокий", en: "High" },
  'normal': { ru: "Обычный", en: "Normal" },
  'low': { ru: "Низкий", en: "Low" },
}

/** The words of `BrandResolution`. */
export const brandResolutionWords: Words<Schemas['BrandResolution']> = {
  'created': { ru: "Новый бренд", en: "New brand" },
  'merged': { ru: "Синоним бренда", en: "Spelling of a brand" },
  'rejected': { ru: "Отклонён", en: "Rejected" },
}

/** The words of `ReviewStatus`. */
export const reviewStatusWords: Words<Schemas['ReviewStatus']> = {
  'new': { ru: "Новый", en: "New" },
  'published': { ru: "Опубликован", en: "Published" },
  'rejected': { ru: "Отклонён", en: "Rejected" },
  'hidden': { ru: "Скрыт", en: "Hidden" },
}

/** The words of `ReviewTarget`. */
export const reviewTargetWords: Words<Schemas['ReviewTarget']> = {
  'product': { ru: "Товар", en: "Product" },
  'store-point': { ru: "Точка", en: "Point" },
  'company': { ru: "Продавец", en: "Seller" },
}

/** The words of `ReviewFlag`. */
export const reviewFlagWords: Words<Schemas['ReviewFlag']> = {
  'stop_word': { ru: "Стоп-слово", en: "Stop word" },
  'link': { ru: "Ссылка", en: "Link" },
  'phone': { ru: "Телефон", en: "Phone number" },
  'caps': { ru: "Прописные буквы", en: "Capital letters" },
}

/** The words of `ReviewTermKind`. */
export const reviewTermKindWords: Words<Schemas['ReviewTermKind']> = {
  'criterion': { ru: "Критерий", en: "Criterion" },
  'pro_tag': { ru: "Достоинство", en: "Advantage" },
  'con_tag': { ru: "Недостаток", en: "Drawback" },
  'stop_word': { ru: "Стоп-слово", en: "Stop word" },
  'reply_template': { ru: "Заготовка ответа", en: "Ready answer" },
}

/** The words of `FileKind`. */
export const fileKindWords: Words<Schemas['FileKind']> = {
  'image': { ru: "Изображение", en: "Picture" },
  'document': { ru: "Документ", en: "Document" },
}

/** The words of `OverviewKey`. */
export const overviewKeyWords: Words<Schemas['OverviewKey']> = {
  'overdue_orders': { ru: "Просроченные заказы", en: "Overdue orders" },
  'new_orders': { ru: "Ждут подтверждения", en: "To confirm" },
  'open_facts': { ru: "Входящие ждут решения", en: "Incoming to decide" },
  'overdue_requests': { ru: "Заявки сверх срока", en: "Requests past their term" },
  'revision_requests': { ru: "Заявки на доработке", en: "Requests to revise" },
  'overdue_brands': { ru: "Бренды сверх срока", en: "Brands past their term" },
  'new_reviews': { ru: "Новые отзывы", en: "New reviews" },
  'unmapped_brands': { ru: "Бренды не сопоставлены", en: "Brands without a match" },
  'pending_companies': { ru: "Продавцы на проверке", en: "Sellers to check" },
  'ending_contracts': { ru: "Договоры истекают", en: "Contracts that end soon" },
  'without_contract': { ru: "Нет действующего договора", en: "No contract in force" },
  'due_settlements': { ru: "Расчёты пора закрыть", en: "Settlements to close" },
  'closed_settlements': { ru: "Расчёты ждут утверждения", en: "Settlements to approve" },
  'payable_settlements': { ru: "Выплаты к отправке в банк", en: "Payouts to send to the bank" },
  'price_quarantine': { ru: "Цены на проверке", en: "Prices to check" },
  'failed_sign_ins': { ru: "Неудачные входы сегодня", en: "Failed sign-ins today" },
  'all_products': { ru: "Карточек", en: "Cards" },
  'rejected_products': { ru: "Отклонённые карточки", en: "Rejected cards" },
  'without_applicability': { ru: "Без применяемости", en: "Without vehicles" },
  'without_crosses': { ru: "Без кроссов", en: "Without crosses" },
  'without_images': { ru: "Без фото", en: "Without photos" },
  'without_description': { ru: "Без описания", en: "Without a description" },
  'without_barcodes': { ru: "Без штрихкода", en: "Without a barcode" },
  'without_offers': { ru: "Без предложений", en: "Without offers" },
  'own_requests': { ru: "Заявки у вас в работе", en: "Your requests in work" },
  'own_brands': { ru: "Заявки на бренды у вас в работе", en: "Your brand requests in work" },
  'draft_products': { ru: "Черновики карточек", en: "Drafts of cards" },
}

/** The words of `OperationStatus`. */
export const operationStatusWords: Words<Schemas['OperationStatus']> = {
  'checking': { ru: "Проверяется", en: "Being checked" },
  'prepared': { ru: "Готова к запуску", en: "Ready to start" },
  'waiting': { ru: "Ждёт подтверждения", en: "Waits for approval" },
  'running': { ru: "Выполняется", en: "Running" },
  'stopped': { ru: "Остановлена", en: "Stopped" },
  'done': { ru: "Выполнена", en: "Done" },
  'failed': { ru: "Прервана ошибкой", en: "Ended by an error" },
  'rejected': { ru: "Отклонена", en: "Sent back" },
  'withdrawn': { ru: "Отозвана", en: "Withdrawn" },
  'undone': { ru: "Отменена", en: "Undone" },
}

/** The words of `OperationKind`. */
export const operationKindWords: Words<Schemas['OperationKind']> = {
  'change': { ru: "Изменение", en: "Change" },
  'import': { ru: "Импорт", en: "Import" },
  'export': { ru: "Выгрузка", en: "Export" },
  'restore': { ru: "Возврат", en: "Bringing back" },
}

/** The words of `OperationItemState`. */
export const operationItemStateWords: Words<Schemas['OperationItemState']> = {
  'pending': { ru: "Ждёт", en: "Waits" },
  'changed': { ru: "Изменено", en: "Changed" },
  'unchanged': { ru: "Без изменений", en: "Unchanged" },
  'skipped': { ru: "Пропущено", en: "Skipped" },
}

/** The words of `OperationPart`. */
export const operationPartWords: Words<Schemas['OperationPart']> = {
  'source': { ru: "Исходный файл", en: "Source file" },
  'errors': { ru: "Строки с ошибками", en: "Rows with errors" },
  'result': { ru: "Файл результата", en: "File of the result" },
}

/** The words of `OperationAction`. */
export const operationActionWords: Words<Schemas['OperationAction']> = {
  'start': { ru: "Запустить", en: "Start" },
  'stop': { ru: "Остановить", en: "Stop" },
  'reject': { ru: "Вернуть автору", en: "Send back" },
  'withdraw': { ru: "Отозвать", en: "Withdraw" },
  'repeat': { ru: "Повторить по пропущенным", en: "Repeat for the skipped" },
  'undo': { ru: "Отменить", en: "Undo" },
}
