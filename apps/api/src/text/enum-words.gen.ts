// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'

export const enumWords: { readonly [Name in 'ProofWay' | 'Part' | 'ReasonOperation' | 'AuditEvent' | 'RowOutcome' | 'AuditSource' | 'RecordState' | 'ExportFormat' | 'VatRate' | 'RoleScope' | 'AttributeType' | 'BrandKind' | 'AliasSource' | 'LegacyStatus' | 'CarBody' | 'ProductStatus' | 'ProductCondition' | 'CrossKind' | 'OfferStatus' | 'OldPriceChange' | 'SettingType' | 'SettingGroup' | 'UserStatus' | 'ServiceAccountStatus' | 'ServiceKeyState' | 'WebhookStatus' | 'WebhookDeliveryState' | 'CityType' | 'FederalDistrict' | 'RegionType' | 'Locale' | 'MetaDataEntity' | 'ReasonInitiator' | 'ReasonSubject' | 'SubOrderStatus' | 'TemplateEvent' | 'TemplateChannel' | 'CompanyType' | 'TaxSystem' | 'PayoutFrequency' | 'CompanyStatus' | 'StorePointType' | 'StorePointStatus' | 'StorePointService' | 'ContractType' | 'ContractStatus' | 'CompanyAddressType' | 'LedgerAccount' | 'LedgerKind' | 'LedgerCause' | 'ObjectionOutcome' | 'CorrectionKind' | 'SettlementStatus' | 'HoldReason' | 'BankFormat' | 'BankOutcome' | 'OrderStatus' | 'PaymentStatus' | 'OrderSource' | 'DeliveryType' | 'Carrier' | 'FactState' | 'FactKind' | 'PaymentFactKind' | 'ReconciliationOutcome' | 'RegistryEvent' | 'ScanCode' | 'PersonPlace' | 'PaymentSystemType' | 'ModerationStatus' | 'ModeratedEntity' | 'ModerationKind' | 'ModerationPriority' | 'BrandResolution' | 'ReviewStatus' | 'ReviewTarget' | 'ReviewFlag' | 'ReviewTermKind' | 'FileKind' | 'OverviewKey' | 'OperationStatus' | 'OperationKind' | 'OperationItemState' | 'OperationPart' | 'OperationAction']: Readonly<Record<Schemas[Name], string>> } = {
  "ProofWay": {
    "password": "Пароль",
    "passkey": "Ключ входа",
    "totp": "Код из приложения",
    "recovery-code": "Код восстановления"
  },
  "Part": {
    "core": "Вход и профиль",
    "security": "Защита входа и доступа",
    "users": "Пользователи",
    "roles": "Роли",
    "integrations": "Ключи и вебхуки",
    "catalog": "Дерево каталога",
    "products": "Товары",
    "offers": "Предложения",
    "orders": "Заказы и доставка",
    "facts": "Приём от других систем",
    "sellers": "Продавцы",
    "settlements": "Расчёты с продавцами",
    "storePoints": "Склады и пункты выдачи",
    "moderation": "Модерация",
    "handbooks": "Справочники",
    "content": "Тексты и настройки",
    "reviews": "Отзывы",
    "legacy": "Сопоставление с прежней базой",
    "auditLog": "Журнал",
    "overview": "Обзор, поиск и виды",
    "operations": "Массовые операции и выгрузки",
    "files": "Файлы",
    "live": "События и уведомления"
  },
  "ReasonOperation": {
    "order_cancel": "Отмена заказа",
    "order_return": "Возврат заказа",
    "product_reject": "Отклонение товара",
    "product_block": "Блокировка товара",
    "moderation_reject": "Отклонение заявки",
    "moderation_revision": "Возврат заявки на доработку",
    "company_suspend": "Приостановка продавца",
    "company_terminate": "Отключение продавца",
    "contract_terminate": "Расторжение договора",
    "store_point_pause": "Приостановка точки",
    "store_point_close": "Закрытие точки",
    "user_block": "Блокировка пользователя",
    "review_reject": "Отклонение отзыва",
    "review_hide": "Скрытие отзыва"
  },
  "AuditEvent": {
    "created": "Создано",
    "updated": "Изменено",
    "deleted": "Удалено",
    "status_changed": "Смена статуса",
    "enabled": "Включено",
    "disabled": "Выключено",
    "moved": "Перемещено",
    "sorted": "Порядок изменён",
    "attached": "Привязано",
    "detached": "Отвязано",
    "merged": "Объединено",
    "restored": "Возвращено",
    "exported": "Выгрузка",
    "revealed": "Показаны персональные данные",
    "erased": "Персональные данные стёрты",
    "signed_in": "Вход",
    "sign_in_failed": "Неудачный вход",
    "signed_out": "Выход",
    "session_revoked": "Сеанс завершён",
    "password_reset": "Сброс пароля",
    "preview_started": "Начат просмотр от его имени",
    "preview_ended": "Завершён просмотр от его имени",
    "factor_added": "Второй шаг входа включён",
    "factor_removed": "Второй шаг входа выключен",
    "passkey_added": "Добавлен ключ входа",
    "passkey_removed": "Удалён ключ входа",
    "recovery_codes_issued": "Выданы коды восстановления",
    "recovery_code_used": "Использован код восстановления",
    "provider_linked": "Связано с провайдером входа",
    "access_requested": "Запрошен доступ",
    "access_refused": "Отказано в доступе",
    "factor_reset_requested": "Запрошен сброс второго шага",
    "factor_reset": "Второй шаг входа сброшен",
    "factor_reset_refused": "Отказано в сбросе второго шага"
  },
  "RowOutcome": {
    "created": "Создано",
    "updated": "Изменено",
    "unchanged": "Без изменений",
    "proposed": "На модерации",
    "refused": "Не принято"
  },
  "AuditSource": {
    "panel": "Панель",
    "api": "API",
    "import": "Импорт",
    "system": "Система"
  },
  "RecordState": {
    "present": "Есть",
    "deleted": "Удалено",
    "absent": "Ещё нет"
  },
  "ExportFormat": {
    "csv": "CSV",
    "csv_raw": "CSV для программ",
    "xlsx": "Excel"
  },
  "VatRate": {
    "0": "0 %",
    "5": "5 %",
    "7": "7 %",
    "10": "10 %",
    "20": "20 %",
    "22": "22 %",
    "none": "Без НДС"
  },
  "RoleScope": {
    "all": "Все компании",
    "own": "Только свои компании"
  },
  "AttributeType": {
    "string": "Строка",
    "text": "Текст",
    "number": "Число",
    "boolean": "Да/нет",
    "select": "Список",
    "multiselect": "Список, несколько значений",
    "date": "Дата"
  },
  "BrandKind": {
    "oem": "Автопроизводитель (OEM)",
    "aftermarket": "Производитель запчастей",
    "own": "Собственная марка"
  },
  "AliasSource": {
    "abcp": "ABCP",
    "tecdoc": "TecDoc",
    "other": "Прайс-листы"
  },
  "LegacyStatus": {
    "unmapped": "Не сопоставлено",
    "mapped": "Сопоставлено",
    "ignored": "Не переносится"
  },
  "CarBody": {
    "sedan": "Седан",
    "hatchback": "Хэтчбек",
    "wagon": "Универсал",
    "suv": "Внедорожник",
    "minivan": "Минивэн",
    "pickup": "Пикап",
    "van": "Фургон",
    "coupe": "Купе",
    "other": "Другой"
  },
  "ProductStatus": {
    "draft": "Черновик",
    "on_moderation": "На модерации",
    "active": "Активен",
    "rejected": "Отклонён",
    "disabled": "Скрыт",
    "blocked": "Заблокирован",
    "archived": "В архиве"
  },
  "ProductCondition": {
    "new": "Новый",
    "remanufactured": "Восстановленный",
    "used": "Б/у"
  },
  "CrossKind": {
    "analog": "Аналог",
    "replacement": "Замена",
    "superseded": "Заменён на"
  },
  "OfferStatus": {
    "draft": "Черновик",
    "active": "В продаже",
    "disabled": "Снято с продажи",
    "blocked": "Заблокировано",
    "archived": "В архиве"
  },
  "OldPriceChange": {
    "keep": "Оставить",
    "set": "Прежняя цена",
    "clear": "Убрать"
  },
  "SettingType": {
    "int": "Целое число",
    "string": "Строка",
    "bool": "Да или нет",
    "json": "JSON",
    "duration": "Длительность",
    "money": "Сумма"
  },
  "SettingGroup": {
    "general": "Общие",
    "catalog": "Каталог",
    "orders": "Заказы",
    "delivery": "Доставка",
    "settlements": "Расчёты с продавцами",
    "moderation": "Модерация",
    "access": "Доступ",
    "log": "Журнал",
    "maps": "Карты"
  },
  "UserStatus": {
    "invited": "Приглашён",
    "active": "Активен",
    "blocked": "Заблокирован",
    "archived": "В архиве"
  },
  "ServiceAccountStatus": {
    "active": "Активна",
    "blocked": "Заблокирована",
    "archived": "В архиве"
  },
  "ServiceKeyState": {
    "active": "Действует",
    "expired": "Истёк",
    "revoked": "Отозван"
  },
  "WebhookStatus": {
    "active": "Включён",
    "paused": "Приостановлен",
    "off": "Выключен"
  },
  "WebhookDeliveryState": {
    "pending": "В очереди",
    "delivered": "Доставлено",
    "failed": "Не доставлено"
  },
  "CityType": {
    "г": "Город",
    "пгт": "Посёлок городского типа",
    "с": "Село",
    "п": "Посёлок"
  },
  "FederalDistrict": {
    "Центральный": "Центральный",
    "Северо-Западный": "Северо-Западный",
    "Южный": "Южный",
    "Северо-Кавказский": "Северо-Кавказский",
    "Приволжский": "Приволжский",
    "Уральский": "Уральский",
    "Сибирский": "Сибирский",
    "Дальневосточный": "Дальневосточный"
  },
  "RegionType": {
    "республика": "Республика",
    "край": "Край",
    "область": "Область",
    "город": "Город федерального значения",
    "автономная область": "Автономная область",
    "автономный округ": "Автономный округ"
  },
  "Locale": {
    "ru": "Русский",
    "en": "Английский",
    "kk": "Казахский",
    "be": "Белорусский"
  },
  "MetaDataEntity": {
    "category": "Категория",
    "brand": "Бренд",
    "city": "Город"
  },
  "ReasonInitiator": {
    "seller": "Продавец",
    "buyer": "Покупатель",
    "marketplace": "Маркетплейс",
    "delivery": "Служба доставки",
    "system": "Система"
  },
  "ReasonSubject": {
    "product": "Товар",
    "company": "Продавец",
    "store-point": "Точка",
    "bank-detail": "Реквизиты",
    "brand": "Бренд"
  },
  "SubOrderStatus": {
    "awaiting_payment": "Ждёт оплаты",
    "new": "Новый",
    "confirmed": "Подтверждён",
    "assembling": "Собирается",
    "ready_to_ship": "Готов к отгрузке",
    "in_delivery": "В доставке",
    "at_pickup": "В пункте выдачи",
    "delivered": "Выдан",
    "not_delivered": "Не вручён",
    "returning": "Возвращается",
    "returned": "Возвращён",
    "partially_returned": "Частично возвращён",
    "dispute": "Спор",
    "cancelled": "Отменён"
  },
  "TemplateEvent": {
    "password_reset": "Восстановление пароля",
    "user_invite": "Приглашение сотрудника",
    "moderation_decision": "Решение по заявке",
    "company_suspended": "Продавец приостановлен",
    "order_new": "Новый заказ",
    "order_cancelled": "Отмена заказа",
    "contract_expiring": "Договор истекает",
    "review_rejected": "Отзыв отклонён",
    "brand_decision": "Решение по бренду"
  },
  "TemplateChannel": {
    "email": "Письмо",
    "sms": "СМС",
    "push": "Push-уведомление",
    "in_app": "Уведомление в панели"
  },
  "CompanyType": {
    "legal": "Юридическое лицо",
    "entrepreneur": "ИП",
    "self_employed": "Самозанятый"
  },
  "TaxSystem": {
    "osno": "ОСНО",
    "usn_income": "УСН доходы",
    "usn_income_expense": "УСН доходы − расходы",
    "ausn": "АУСН",
    "patent": "Патент",
    "npd": "НПД"
  },
  "PayoutFrequency": {
    "daily": "Каждый день",
    "weekly": "Раз в неделю",
    "biweekly": "Раз в две недели",
    "monthly": "Раз в месяц"
  },
  "CompanyStatus": {
    "draft": "Черновик",
    "pending": "На проверке",
    "active": "Активен",
    "suspended": "Приостановлен",
    "terminated": "Отключён",
    "rejected": "Отклонён"
  },
  "StorePointType": {
    "shop": "Магазин",
    "warehouse": "Склад",
    "pickup_point": "Пункт выдачи",
    "parcel_locker": "Постамат",
    "service_center": "Сервисный центр"
  },
  "StorePointStatus": {
    "draft": "Черновик",
    "active": "Работает",
    "paused": "На паузе",
    "closed": "Закрыта",
    "blocked": "Заблокирована"
  },
  "StorePointService": {
    "tire": "Шиномонтаж",
    "oil": "Замена масла",
    "diagnostics": "Диагностика",
    "body": "Кузовной ремонт",
    "electric": "Автоэлектрика",
    "alignment": "Сход-развал",
    "other": "Другое"
  },
  "ContractType": {
    "agency": "Агентский договор",
    "commission": "Договор комиссии",
    "supply": "Договор поставки",
    "service": "Договор услуг"
  },
  "ContractStatus": {
    "draft": "Черновик",
    "active": "Действует",
    "expired": "Истёк",
    "terminated": "Расторгнут"
  },
  "CompanyAddressType": {
    "legal": "Юридический",
    "actual": "Фактический",
    "postal": "Почтовый",
    "return": "Для возвратов"
  },
  "LedgerAccount": {
    "seller": "Продавец",
    "buyer": "Покупатель",
    "provider": "Платёжная система",
    "commission": "Комиссия",
    "vat": "НДС с комиссии",
    "delivery": "Доставка",
    "discount": "Скидки маркетплейса",
    "fee": "Комиссия платёжной системы",
    "penalty": "Штрафы",
    "correction": "Исправления",
    "transit": "Выплаты в пути",
    "bank": "Банк"
  },
  "LedgerKind": {
    "payment": "Оплата покупателя",
    "refund": "Возврат денег покупателю",
    "fee": "Комиссия платёжной системы",
    "sale": "Продажа",
    "discount": "Скидка за счёт маркетплейса",
    "delivery": "Доставка",
    "own_delivery": "Доставка продавцом",
    "commission": "Комиссия маркетплейса",
    "vat": "НДС с комиссии",
    "return": "Возврат товара",
    "commission_return": "Возврат комиссии",
    "vat_return": "Возврат НДС с комиссии",
    "penalty": "Штраф",
    "correction": "Исправление",
    "write_off": "Списание долга",
    "payout": "Выплата",
    "payout_paid": "Выплата исполнена",
    "payout_returned": "Выплата возвращена банком"
  },
  "LedgerCause": {
    "status": "Смена статуса",
    "payment": "Оплата",
    "settlement": "Расчёт",
    "person": "Сотрудник"
  },
  "ObjectionOutcome": {
    "kept": "Без изменений",
    "corrected": "Исправлено"
  },
  "CorrectionKind": {
    "penalty": "Штраф",
    "correction": "Исправление",
    "write_off": "Списание долга"
  },
  "SettlementStatus": {
    "open": "Идёт",
    "closed": "Закрыт",
    "approved": "Утверждён",
    "sent": "Отправлен в банк",
    "paid": "Выплачен",
    "returned": "Возвращён банком"
  },
  "HoldReason": {
    "held": "Удержан",
    "requisites": "Нет реквизитов",
    "changed_requisites": "Реквизиты изменены",
    "contract": "Нет действующего договора",
    "objection": "Возражение продавца"
  },
  "BankFormat": {
    "client_bank": "1С",
    "csv": "CSV"
  },
  "BankOutcome": {
    "paid": "Исполнено",
    "returned": "Возвращено",
    "repeated": "Уже учтено",
    "foreign": "Не наш документ"
  },
  "OrderStatus": {
    "new": "Новый",
    "awaiting_payment": "Ждёт оплаты",
    "processing": "В обработке",
    "in_delivery": "В доставке",
    "dispute": "Спор",
    "partially_completed": "Частично выполнен",
    "completed": "Выполнен",
    "cancelled": "Отменён",
    "returned": "Возвращён"
  },
  "PaymentStatus": {
    "pending": "Ждёт оплаты",
    "authorized": "Сумма удержана",
    "paid": "Оплачен",
    "partially_refunded": "Деньги возвращены частично",
    "refunded": "Деньги возвращены",
    "failed": "Ошибка оплаты",
    "cancelled": "Оплата отменена"
  },
  "OrderSource": {
    "site": "Сайт",
    "app": "Приложение",
    "manual": "Вручную"
  },
  "DeliveryType": {
    "courier": "Курьер",
    "pickup": "Самовывоз",
    "post": "Почта"
  },
  "Carrier": {
    "own": "Свой курьер",
    "cdek": "СДЭК",
    "post": "Почта России",
    "other": "Другой перевозчик"
  },
  "FactState": {
    "applied": "Учтено",
    "waiting": "Ждёт",
    "refused": "Не применено",
    "rejected": "Отклонено"
  },
  "FactKind": {
    "order": "Заказ",
    "payment": "Оплата",
    "scan": "Скан перевозчика",
    "review": "Отзыв",
    "revision": "Изменение заказа",
    "cancellation": "Отмена покупателем",
    "return-request": "Просьба о возврате"
  },
  "PaymentFactKind": {
    "authorized": "Сумма удержана",
    "captured": "Оплачено",
    "failed": "Ошибка оплаты",
    "refunded": "Возвращено",
    "charged_back": "Возвращено по требованию банка"
  },
  "ReconciliationOutcome": {
    "matched": "Сошлось",
    "missing_here": "Нет у нас",
    "missing_there": "Нет в реестре",
    "other_sum": "Другая сумма"
  },
  "RegistryEvent": {
    "captured": "Оплата",
    "refunded": "Возврат",
    "charged_back": "Возврат по требованию банка"
  },
  "ScanCode": {
    "accepted": "Принят перевозчиком",
    "at_pickup": "В пункте выдачи",
    "delivered": "Вручён",
    "not_delivered": "Не вручён",
    "returned": "Возвращён продавцу"
  },
  "PersonPlace": {
    "orders": "Заказы",
    "reviews": "Отзывы",
    "log": "Журнал изменений",
    "files": "Файлы выгрузок и импортов",
    "operations": "Операции",
    "letters": "Уведомления и письма",
    "views": "Сохранённые виды",
    "others": "Другие записи"
  },
  "PaymentSystemType": {
    "card_online": "Картой на сайте",
    "sbp": "СБП",
    "card_on_delivery": "Картой при получении",
    "cash_on_delivery": "Наличными при получении",
    "invoice": "По счёту",
    "installments": "В рассрочку"
  },
  "ModerationStatus": {
    "new": "Новая",
    "in_work": "В работе",
    "approved": "Одобрена",
    "rejected": "Отклонена",
    "revision": "На доработке",
    "cancelled": "Отозвана"
  },
  "ModeratedEntity": {
    "product": "Товар",
    "company": "Продавец",
    "store-point": "Точка",
    "bank-detail": "Реквизиты"
  },
  "ModerationKind": {
    "create": "Создание",
    "update": "Изменение"
  },
  "ModerationPriority": {
    "high": "Высокий",
    "normal": "Обычный",
    "low": "Низкий"
  },
  "BrandResolution": {
    "created": "Новый бренд",
    "merged": "Синоним бренда",
    "rejected": "Отклонён"
  },
  "ReviewStatus": {
    "new": "Новый",
    "published": "Опубликован",
    "rejected": "Отклонён",
    "hidden": "Скрыт"
  },
  "ReviewTarget": {
    "product": "Товар",
    "store-point": "Точка",
    "company": "Продавец"
  },
  "ReviewFlag": {
    "stop_word": "Стоп-слово",
    "link": "Ссылка",
    "phone": "Телефон",
    "caps": "Прописные буквы"
  },
  "ReviewTermKind": {
    "criterion": "Критерий",
    "pro_tag": "Достоинство",
    "con_tag": "Недостаток",
    "stop_word": "Стоп-слово",
    "reply_template": "Заготовка ответа"
  },
  "FileKind": {
    "image": "Изображение",
    "document": "Документ"
  },
  "OverviewKey": {
    "overdue_orders": "Просроченные заказы",
    "new_orders": "Ждут подтверждения",
    "open_facts": "Входящие ждут решения",
    "overdue_requests": "Заявки сверх срока",
    "revision_requests": "Заявки на доработке",
    "overdue_brands": "Бренды сверх срока",
    "new_reviews": "Новые отзывы",
    "unmapped_brands": "Бренды не сопоставлены",
    "pending_companies": "Продавцы на проверке",
    "ending_contracts": "Договоры истекают",
    "without_contract": "Нет действующего договора",
    "due_settlements": "Расчёты пора закрыть",
    "closed_settlements": "Расчёты ждут утверждения",
    "payable_settlements": "Выплаты к отправке в банк",
    "price_quarantine": "Цены на проверке",
    "failed_sign_ins": "Неудачные входы сегодня",
    "all_products": "Карточек",
    "rejected_products": "Отклонённые карточки",
    "without_applicability": "Без применяемости",
    "without_crosses": "Без кроссов",
    "without_images": "Без фото",
    "without_description": "Без описания",
    "without_barcodes": "Без штрихкода",
    "without_offers": "Без предложений",
    "own_requests": "Заявки у вас в работе",
    "own_brands": "Заявки на бренды у вас в работе",
    "draft_products": "Черновики карточек"
  },
  "OperationStatus": {
    "checking": "Проверяется",
    "prepared": "Готова к запуску",
    "waiting": "Ждёт подтверждения",
    "running": "Выполняется",
    "stopped": "Остановлена",
    "done": "Выполнена",
    "failed": "Прервана ошибкой",
    "rejected": "Отклонена",
    "withdrawn": "Отозвана",
    "undone": "Отменена"
  },
  "OperationKind": {
    "change": "Изменение",
    "import": "Импорт",
    "export": "Выгрузка",
    "restore": "Возврат"
  },
  "OperationItemState": {
    "pending": "Ждёт",
    "changed": "Изменено",
    "unchanged": "Без изменений",
    "skipped": "Пропущено"
  },
  "OperationPart": {
    "source": "Исходный файл",
    "errors": "Строки с ошибками",
    "result": "Файл результата"
  },
  "OperationAction": {
    "start": "Запустить",
    "stop": "Остановить",
    "reject": "Вернуть автору",
    "withdraw": "Отозвать",
    "repeat": "Повторить по пропущенным",
    "undo": "Отменить"
  }
}

/** The enum of a field: of one entity's field, or of the field in all entities. */
export const enumOfField: Readonly<Record<string, keyof typeof enumWords>> = {
  "actions": "OperationAction",
  "attribute.type": "AttributeType",
  "audit-log.event": "AuditEvent",
  "audit-log.source": "AuditSource",
  "audit-log.state": "RecordState",
  "bank_format": "BankFormat",
  "brand-alias.event": "AuditEvent",
  "brand-alias.source": "AliasSource",
  "brand-alias.status": "LegacyStatus",
  "brand-moderation.kind": "BrandKind",
  "brand-moderation.resolution": "BrandResolution",
  "brand-moderation.status": "ModerationStatus",
  "brand.kind": "BrandKind",
  "car-model.body": "CarBody",
  "carrier": "Carrier",
  "cause": "LedgerCause",
  "channels": "TemplateChannel",
  "city.type": "CityType",
  "commission.event": "AuditEvent",
  "company-address.type": "CompanyAddressType",
  "company.status": "CompanyStatus",
  "company.type": "CompanyType",
  "condition": "ProductCondition",
  "contract.status": "ContractStatus",
  "contract.type": "ContractType",
  "correction": "CorrectionKind",
  "credit": "LedgerAccount",
  "debit": "LedgerAccount",
  "delivery_type": "DeliveryType",
  "delivery.code": "ScanCode",
  "delivery.state": "FactState",
  "delivery.type": "DeliveryType",
  "events": "AuditEvent",
  "fact.kind": "FactKind",
  "fact.state": "FactState",
  "federal_district": "FederalDistrict",
  "file.kind": "FileKind",
  "flag": "ReviewFlag",
  "flags": "ReviewFlag",
  "format": "ExportFormat",
  "initiator": "ReasonInitiator",
  "ledger-entry.kind": "LedgerKind",
  "legacy-car-brand.status": "LegacyStatus",
  "legacy-city.status": "LegacyStatus",
  "legacy-city.type": "CityType",
  "legacy-product.kind": "CrossKind",
  "legacy-product.status": "LegacyStatus",
  "locale": "Locale",
  "meta-data.entity": "MetaDataEntity",
  "meta-data.event": "AuditEvent",
  "missing": "Locale",
  "moderation.entity": "ModeratedEntity",
  "moderation.kind": "ModerationKind",
  "moderation.status": "ModerationStatus",
  "objection_outcome": "ObjectionOutcome",
  "old_price": "OldPriceChange",
  "operation": "ReasonOperation",
  "operation-reason.subject": "ReasonSubject",
  "operation.event": "AuditEvent",
  "operation.kind": "OperationKind",
  "operation.state": "OperationItemState",
  "operation.status": "OperationStatus",
  "operations": "ReasonOperation",
  "order_status": "SubOrderStatus",
  "order_statuses": "SubOrderStatus",
  "order.channel": "OrderSource",
  "order.source": "OrderSource",
  "order.state": "FactState",
  "order.status": "OrderStatus",
  "parts": "Part",
  "payment_status": "PaymentStatus",
  "payment-system.kind": "PaymentFactKind",
  "payment-system.state": "FactState",
  "payment-system.type": "PaymentSystemType",
  "payout_frequency": "PayoutFrequency",
  "person.place": "PersonPlace",
  "person.status": "OrderStatus",
  "priority": "ModerationPriority",
  "product-offer.event": "AuditEvent",
  "product-offer.outcome": "RowOutcome",
  "product-offer.source": "AuditSource",
  "product-offer.status": "OfferStatus",
  "product.event": "AuditEvent",
  "product.kind": "CrossKind",
  "product.outcome": "RowOutcome",
  "product.status": "ProductStatus",
  "product.type": "AttributeType",
  "reason_operation": "ReasonOperation",
  "reconciliation.event": "AuditEvent",
  "reconciliation.outcome": "ReconciliationOutcome",
  "region.type": "RegionType",
  "registry_event": "RegistryEvent",
  "review-term.event": "AuditEvent",
  "review-term.kind": "ReviewTermKind",
  "review.state": "FactState",
  "review.status": "ReviewStatus",
  "scope": "RoleScope",
  "service-account.status": "ServiceAccountStatus",
  "service-key.state": "ServiceKeyState",
  "services": "StorePointService",
  "setting.event": "AuditEvent",
  "setting.group": "SettingGroup",
  "setting.type": "SettingType",
  "settlement.kind": "LedgerKind",
  "settlement.outcome": "BankOutcome",
  "settlement.reason": "HoldReason",
  "settlement.status": "SettlementStatus",
  "store-point.status": "StorePointStatus",
  "store-point.type": "StorePointType",
  "sub-order.state": "FactState",
  "sub-order.status": "SubOrderStatus",
  "subjects": "ReasonSubject",
  "target": "ReviewTarget",
  "tax_system": "TaxSystem",
  "template.channel": "TemplateChannel",
  "template.event": "TemplateEvent",
  "translation.event": "AuditEvent",
  "user.status": "UserStatus",
  "vat_default": "VatRate",
  "vat_rate": "VatRate",
  "webhook.state": "WebhookDeliveryState",
  "webhook.status": "WebhookStatus"
}
