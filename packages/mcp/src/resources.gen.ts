// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { ResourceFacts } from './resource-facts.ts'

/** The resources of the contract with lists, in its order. */
export const resources: Readonly<Record<string, ResourceFacts>> = {
 "auditLog": {
  "name": "Журнал (данные)",
  "about": "The change log: author, change, time and reason.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "user_id": {
    "title": "Пользователь",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "entity": {
    "title": "Раздел",
    "type": "array",
    "maxItems": 40,
    "items": {
     "description": "A permission's entity, or `sub-order` and `session`, which have no permissions of their own.",
     "type": "string",
     "pattern": "^[a-z]+(-[a-z]+)*$",
     "maxLength": 40
    }
   },
   "entity_id": {
    "title": "Номер записи",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "event": {
    "title": "Событие",
    "type": "array",
    "maxItems": 20,
    "items": {
     "description": "What the log calls a change.",
     "type": "string",
     "enum": [
      "created",
      "updated",
      "deleted",
      "status_changed",
      "enabled",
      "disabled",
      "moved",
      "sorted",
      "attached",
      "detached",
      "merged",
      "restored",
      "exported",
      "revealed",
      "erased",
      "signed_in",
      "sign_in_failed",
      "signed_out",
      "session_revoked",
      "password_reset",
      "preview_started",
      "preview_ended",
      "factor_added",
      "factor_removed",
      "passkey_added",
      "passkey_removed",
      "recovery_codes_issued",
      "recovery_code_used",
      "provider_linked",
      "access_requested",
      "access_refused",
      "factor_reset_requested",
      "factor_reset",
      "factor_reset_refused"
     ],
     "words": {
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
     }
    }
   },
   "company_id": {
    "title": "Компания",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "source": {
    "title": "Источник",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "panel",
      "api",
      "import",
      "system"
     ],
     "words": {
      "panel": "Панель",
      "api": "API",
      "import": "Импорт",
      "system": "Система"
     }
    }
   },
   "ip": {
    "title": "IP-адрес",
    "type": "string",
    "maxLength": 45
   },
   "request_id": {
    "title": "Запрос",
    "type": "string",
    "maxLength": 64
   },
   "field": {
    "title": "Поле",
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "string",
     "minLength": 1,
     "maxLength": 80
    },
    "description": "Rows that changed any of these fields."
   },
   "created_from": {
    "title": "Время с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Время по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "created_at": "date-time",
   "user": "object",
   "source": "panel | api | import | system",
   "entity": "string",
   "entity_id": "integer",
   "entity_label": "string",
   "company": "object",
   "event": "created | updated | deleted | status_changed | enabled | disabled | moved | sorted | attached | detached | merged | restored | exported | revealed | erased | signed_in | sign_in_failed | signed_out | session_revoked | password_reset | preview_started | preview_ended | factor_added | factor_removed | passkey_added | passkey_removed | recovery_codes_issued | recovery_code_used | provider_linked | access_requested | access_refused | factor_reset_requested | factor_reset | factor_reset_refused",
   "changes": "object",
   "words": "object",
   "changes_count": "integer",
   "request_id": "string"
  },
  "record": {
   "id": "integer",
   "created_at": "date-time",
   "user": "object",
   "source": "panel | api | import | system",
   "entity": "string",
   "entity_id": "integer",
   "entity_label": "string",
   "company": "object",
   "event": "created | updated | deleted | status_changed | enabled | disabled | moved | sorted | attached | detached | merged | restored | exported | revealed | erased | signed_in | sign_in_failed | signed_out | session_revoked | password_reset | preview_started | preview_ended | factor_added | factor_removed | passkey_added | passkey_removed | recovery_codes_issued | recovery_code_used | provider_linked | access_requested | access_refused | factor_reset_requested | factor_reset | factor_reset_refused",
   "changes": "object",
   "words": "object",
   "changes_count": "integer",
   "request_id": "string",
   "role_slugs": "string[]",
   "roles": "string[]",
   "ip": "string",
   "user_agent": "string",
   "reason": "object",
   "comment": "string",
   "related": "object",
   "has_past": "boolean",
   "can_restore": "boolean"
  },
  "calls": {}
 },
 "attributes": {
  "name": "Характеристики",
  "about": "Attributes of the products of a category.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 7,
    "items": {
     "type": "string",
     "enum": [
      "string",
      "text",
      "number",
      "boolean",
      "select",
      "multiselect",
      "date"
     ],
     "words": {
      "string": "Строка",
      "text": "Текст",
      "number": "Число",
      "boolean": "Да/нет",
      "select": "Список",
      "multiselect": "Список, несколько значений",
      "date": "Дата"
     }
    }
   },
   "category_id": {
    "title": "Категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": "Includes inherited assignments."
   },
   "is_filterable": {
    "title": "Показывать в фильтре",
    "type": "boolean"
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   },
   "without_synonyms": {
    "title": "Без синонимов",
    "type": "boolean"
   }
  },
  "sort": [
   "name",
   "-name",
   "created_at",
   "-created_at",
   "type",
   "-type",
   "usage_count",
   "-usage_count",
   "position",
   "-position"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "code": "string",
   "type": "string | text | number | boolean | select | multiselect | date",
   "unit": "string",
   "group": "string",
   "is_required": "boolean",
   "is_filterable": "boolean",
   "is_comparable": "boolean",
   "is_active": "boolean",
   "values_count": "integer",
   "synonyms_count": "integer",
   "categories_count": "integer",
   "usage_count": "integer",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "code": "string",
   "type": "string | text | number | boolean | select | multiselect | date",
   "unit": "string",
   "group": "string",
   "is_required": "boolean",
   "is_filterable": "boolean",
   "is_comparable": "boolean",
   "is_active": "boolean",
   "values_count": "integer",
   "synonyms_count": "integer",
   "categories_count": "integer",
   "usage_count": "integer",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "min_value": "number",
   "max_value": "number",
   "precision": "integer",
   "max_length": "integer",
   "pattern": "string",
   "allow_custom": "boolean",
   "values": "object[]",
   "synonyms": "string[]",
   "categories": "object[]"
  },
  "calls": {
   "attributes.disable": {
    "summary": "Disable an attribute",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "attributes.enable": {
    "summary": "Enable an attribute",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "brands": {
  "name": "Бренды",
  "about": "Handbook of brands of parts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "kind": {
    "title": "Вид",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "oem",
      "aftermarket",
      "own"
     ],
     "words": {
      "oem": "Автопроизводитель (OEM)",
      "aftermarket": "Производитель запчастей",
      "own": "Собственная марка"
     }
    }
   },
   "country_code": {
    "title": "Страна",
    "type": "array",
    "maxItems": 100,
    "items": {
     "description": "ISO 3166-1, two letters.",
     "type": "string",
     "pattern": "^[A-Z]{2}$"
    }
   },
   "is_original": {
    "title": "Оригинальные запчасти",
    "type": "boolean"
   },
   "has_products": {
    "title": "Есть товары",
    "type": "boolean"
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   }
  },
  "sort": [
   "name",
   "-name",
   "products_count",
   "-products_count",
   "created_at",
   "-created_at",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "kind": "oem | aftermarket | own",
   "country_code": "string",
   "logo_id": "integer",
   "is_original": "boolean",
   "is_active": "boolean",
   "products_count": "integer",
   "aliases_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "kind": "oem | aftermarket | own",
   "country_code": "string",
   "logo_id": "integer",
   "is_original": "boolean",
   "is_active": "boolean",
   "products_count": "integer",
   "aliases_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "site": "string",
   "warranty_months": "integer",
   "synonyms": "string[]"
  },
  "calls": {
   "brands.disableByIds": {
    "summary": "Disable several brands; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "brands.disable": {
    "summary": "Disable a brand",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "brands.enableByIds": {
    "summary": "Enable several brands; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "brands.enable": {
    "summary": "Enable a brand",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "brands.update": {
    "summary": "Change a brand; omitted fields stay",
    "input": {
     "type": "object",
     "properties": {
      "kind": {
       "title": "Вид",
       "type": "string",
       "enum": [
        "oem",
        "aftermarket",
        "own"
       ],
       "words": {
        "oem": "Автопроизводитель (OEM)",
        "aftermarket": "Производитель запчастей",
        "own": "Собственная марка"
       }
      },
      "country_code": {
       "title": "Страна",
       "anyOf": [
        {
         "description": "ISO 3166-1, two letters.",
         "type": "string",
         "pattern": "^[A-Z]{2}$"
        },
        {
         "type": "null"
        }
       ]
      },
      "is_original": {
       "title": "Оригинальные запчасти",
       "type": "boolean"
      },
      "warranty_months": {
       "title": "Гарантия, мес.",
       "type": [
        "integer",
        "null"
       ],
       "format": "int32",
       "minimum": 0,
       "maximum": 240
      }
     },
     "required": []
    }
   }
  }
 },
 "brandAliases": {
  "name": "Написания брендов",
  "about": "Spellings of brands in references and price lists.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "source": {
    "title": "Источник",
    "type": "array",
    "maxItems": 3,
    "items": {
     "description": "A reference, or the name of a brand in price lists and requests.",
     "type": "string",
     "enum": [
      "abcp",
      "tecdoc",
      "other"
     ],
     "words": {
      "abcp": "ABCP",
      "tecdoc": "TecDoc",
      "other": "Прайс-листы"
     }
    }
   },
   "status": {
    "title": "Сопоставление",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "unmapped",
      "mapped",
      "ignored"
     ],
     "words": {
      "unmapped": "Не сопоставлено",
      "mapped": "Сопоставлено",
      "ignored": "Не переносится"
     }
    }
   },
   "brand_id": {
    "title": "Бренд",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "last_seen_from": {
    "title": "Встречалось с",
    "type": "string",
    "format": "date"
   },
   "last_seen_to": {
    "title": "Встречалось по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "name",
   "-name",
   "seen_count",
   "-seen_count",
   "last_seen_at",
   "-last_seen_at",
   "articles_count",
   "-articles_count"
  ],
  "row": {
   "id": "integer",
   "source": "abcp | tecdoc | other",
   "external_id": "string",
   "name": "string",
   "matchcode": "string",
   "articles_count": "integer",
   "brand_id": "integer",
   "brand": "object",
   "status": "unmapped | mapped | ignored",
   "seen_count": "integer",
   "last_seen_at": "date-time",
   "suggestions": "object[]",
   "version": "integer"
  },
  "calls": {
   "brandAliases.ignoreByIds": {
    "summary": "Put spellings aside as no brand's",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "brandAliases.tieByIds": {
    "summary": "Tie spellings to a brand; spellings that cannot be tied are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "brand_id": {
       "title": "Бренд",
       "type": "integer",
       "format": "int64",
       "minimum": 1,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "brand_id"
     ]
    }
   },
   "brandAliases.untieByIds": {
    "summary": "Return spellings to those that wait to be tied",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "carBrands": {
  "name": "Марки авто",
  "about": "Makes of cars that parts fit.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "country_code": {
    "title": "Страна",
    "type": "array",
    "maxItems": 50,
    "items": {
     "description": "ISO 3166-1, two letters.",
     "type": "string",
     "pattern": "^[A-Z]{2}$"
    }
   },
   "is_popular": {
    "title": "Популярная",
    "type": "boolean"
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "name",
   "-name",
   "models_count",
   "-models_count",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "name_ru": "string",
   "slug": "string",
   "country_code": "string",
   "logo_id": "integer",
   "is_popular": "boolean",
   "year_from": "integer",
   "year_to": "integer",
   "tecdoc_id": "integer",
   "position": "integer",
   "is_active": "boolean",
   "models_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "name_ru": "string",
   "slug": "string",
   "country_code": "string",
   "logo_id": "integer",
   "is_popular": "boolean",
   "year_from": "integer",
   "year_to": "integer",
   "tecdoc_id": "integer",
   "position": "integer",
   "is_active": "boolean",
   "models_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "carBrands.disable": {
    "summary": "Disable a make of cars",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "carBrands.enable": {
    "summary": "Enable a make of cars",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "carModels": {
  "name": "Модели авто",
  "about": "Models of the makes, by generation.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "car_brand_id": {
    "title": "Марка",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "body": {
    "title": "Кузов",
    "type": "array",
    "maxItems": 9,
    "items": {
     "type": "string",
     "enum": [
      "sedan",
      "hatchback",
      "wagon",
      "suv",
      "minivan",
      "pickup",
      "van",
      "coupe",
      "other"
     ],
     "words": {
      "sedan": "Седан",
      "hatchback": "Хэтчбек",
      "wagon": "Универсал",
      "suv": "Внедорожник",
      "minivan": "Минивэн",
      "pickup": "Пикап",
      "van": "Фургон",
      "coupe": "Купе",
      "other": "Другой"
     }
    }
   },
   "year": {
    "title": "Год выпуска",
    "description": "Models that were produced in that year.",
    "type": "integer",
    "format": "int32",
    "minimum": 1880,
    "maximum": 2100
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "name",
   "-name",
   "year_from",
   "-year_from",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "car_brand_id": "integer",
   "car_brand": "object",
   "name": "string",
   "name_ru": "string",
   "slug": "string",
   "body": "sedan | hatchback | wagon | suv | minivan | pickup | van | coupe | other",
   "generation": "string",
   "year_from": "integer",
   "year_to": "integer",
   "tecdoc_id": "integer",
   "position": "integer",
   "is_active": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "car_brand_id": "integer",
   "car_brand": "object",
   "name": "string",
   "name_ru": "string",
   "slug": "string",
   "body": "sedan | hatchback | wagon | suv | minivan | pickup | van | coupe | other",
   "generation": "string",
   "year_from": "integer",
   "year_to": "integer",
   "tecdoc_id": "integer",
   "position": "integer",
   "is_active": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "carModels.disable": {
    "summary": "Disable a model of cars",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "carModels.enable": {
    "summary": "Enable a model of cars",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "categories": {
  "name": "Категории",
  "about": "Cards of the storefront's categories.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "parent_id": {
    "title": "Родительская категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   },
   "without_attributes": {
    "title": "Без характеристик",
    "type": "boolean",
    "description": "Whether to list only categories that have no attributes, neither own nor inherited."
   },
   "without_products": {
    "title": "Без товаров",
    "type": "boolean",
    "description": "Whether to list only categories without products, including their descendants."
   },
   "depth": {
    "title": "Уровень",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "integer",
     "format": "int32",
     "minimum": 1,
     "maximum": 6
    }
   }
  },
  "sort": [
   "path",
   "-path",
   "name",
   "-name",
   "products_count",
   "-products_count",
   "incomplete",
   "-incomplete",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "parent_id": "integer",
   "ancestors": "object[]",
   "depth": "integer",
   "is_active": "boolean",
   "effective_active": "boolean",
   "children_count": "integer",
   "attributes_count": "integer",
   "products_count": "integer",
   "incomplete_count": "integer",
   "marking_required": "boolean",
   "image_url": "string",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "parent_id": "integer",
   "ancestors": "object[]",
   "depth": "integer",
   "is_active": "boolean",
   "effective_active": "boolean",
   "children_count": "integer",
   "attributes_count": "integer",
   "products_count": "integer",
   "incomplete_count": "integer",
   "marking_required": "boolean",
   "image_url": "string",
   "updated_at": "date-time",
   "version": "integer",
   "path": "string",
   "position": "integer",
   "image_id": "integer",
   "description": "string",
   "weight_g": "integer",
   "length_mm": "integer",
   "width_mm": "integer",
   "height_mm": "integer",
   "marking_since": "date",
   "vat_default": "none | 0 | 5 | 7 | 10 | 20 | 22",
   "age_limit": "integer",
   "attributes": "object[]",
   "inherited_attributes": "object[]",
   "created_at": "date-time"
  },
  "calls": {
   "categories.disableByIds": {
    "summary": "Disable several categories; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "categories.disable": {
    "summary": "Disable a category",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "categories.enableByIds": {
    "summary": "Enable several categories; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "categories.enable": {
    "summary": "Enable a category",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "products": {
  "name": "Товары",
  "about": "Cards of goods: content, applicability, status.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "string",
     "enum": [
      "draft",
      "on_moderation",
      "active",
      "rejected",
      "disabled",
      "blocked",
      "archived"
     ],
     "words": {
      "draft": "Черновик",
      "on_moderation": "На модерации",
      "active": "Активен",
      "rejected": "Отклонён",
      "disabled": "Скрыт",
      "blocked": "Заблокирован",
      "archived": "В архиве"
     }
    }
   },
   "brand_id": {
    "title": "Бренд",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "category_id": {
    "title": "Категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": "Includes its descendants."
   },
   "company_id": {
    "title": "Автор карточки",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "condition": {
    "title": "Состояние",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "new",
      "remanufactured",
      "used"
     ],
     "words": {
      "new": "Новый",
      "remanufactured": "Восстановленный",
      "used": "Б/у"
     }
    }
   },
   "has_offers": {
    "title": "Есть предложения",
    "type": "boolean"
   },
   "has_images": {
    "title": "Есть фото",
    "type": "boolean"
   },
   "has_barcodes": {
    "title": "Есть штрихкод",
    "type": "boolean"
   },
   "has_description": {
    "title": "Есть описание",
    "type": "boolean"
   },
   "has_applicability": {
    "title": "Указана применяемость",
    "type": "boolean"
   },
   "has_crosses": {
    "title": "Есть кроссы",
    "type": "boolean"
   },
   "completeness_to": {
    "title": "Заполненность до",
    "type": "integer",
    "format": "int32",
    "minimum": 0,
    "maximum": 100
   },
   "reason_id": {
    "title": "Причина",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "created_from": {
    "title": "Создан с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создан по",
    "type": "string",
    "format": "date"
   },
   "updated_from": {
    "title": "Изменён с",
    "type": "string",
    "format": "date"
   },
   "updated_to": {
    "title": "Изменён по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "updated_at",
   "-updated_at",
   "name",
   "-name",
   "article_norm",
   "-article_norm",
   "brand",
   "-brand",
   "min_price_kopecks",
   "-min_price_kopecks",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "article": "string",
   "article_norm": "string",
   "brand": "object",
   "category": "object",
   "company": "object",
   "condition": "new | remanufactured | used",
   "status": "draft | on_moderation | active | rejected | disabled | blocked | archived",
   "completeness": "integer",
   "offers_count": "integer",
   "min_price_kopecks": "integer",
   "image_id": "integer",
   "image_url": "string",
   "has_pending_moderation": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "article": "string",
   "article_norm": "string",
   "brand": "object",
   "category": "object",
   "company": "object",
   "condition": "new | remanufactured | used",
   "status": "draft | on_moderation | active | rejected | disabled | blocked | archived",
   "completeness": "integer",
   "offers_count": "integer",
   "min_price_kopecks": "integer",
   "image_id": "integer",
   "image_url": "string",
   "has_pending_moderation": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "slug": "string",
   "brand_id": "integer",
   "category_id": "integer",
   "category_path": "object[]",
   "company_id": "integer",
   "description": "string",
   "barcodes": "string[]",
   "image_ids": "integer[]",
   "images": "object[]",
   "awaited_images": "object[]",
   "attribute_values": "object[]",
   "oem_numbers": "object[]",
   "crosses": "object[]",
   "applicability": "object[]",
   "weight_g": "integer",
   "length_mm": "integer",
   "width_mm": "integer",
   "height_mm": "integer",
   "pack_qty": "integer",
   "vat_rate": "none | 0 | 5 | 7 | 10 | 20 | 22",
   "country_code": "string",
   "tnved": "string",
   "marking_required": "boolean",
   "status_reason_id": "integer",
   "status_reason": "object",
   "rating": "number",
   "is_offered": "boolean",
   "pending_moderation_id": "integer",
   "available_statuses": "object[]"
  },
  "calls": {
   "products.disableByIds": {
    "summary": "Disable several products; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "products.enableByIds": {
    "summary": "Enable several products; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "products.moveToCategory": {
    "summary": "Move several products to another category; products that cannot be moved are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "category_id": {
       "title": "Категория",
       "type": "integer",
       "format": "int64",
       "minimum": 1,
       "maximum": 9007199254740991
      }
     },
     "required": [
      "category_id"
     ]
    }
   },
   "products.statusChangeByIds": {
    "summary": "Change the status of several products; products without that transition are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "on_moderation",
        "active",
        "rejected",
        "disabled",
        "blocked",
        "archived"
       ],
       "words": {
        "draft": "Черновик",
        "on_moderation": "На модерации",
        "active": "Активен",
        "rejected": "Отклонён",
        "disabled": "Скрыт",
        "blocked": "Заблокирован",
        "archived": "В архиве"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "products.statusChange": {
    "summary": "Change the status of a product",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "on_moderation",
        "active",
        "rejected",
        "disabled",
        "blocked",
        "archived"
       ],
       "words": {
        "draft": "Черновик",
        "on_moderation": "На модерации",
        "active": "Активен",
        "rejected": "Отклонён",
        "disabled": "Скрыт",
        "blocked": "Заблокирован",
        "archived": "В архиве"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "products.update": {
    "summary": "Change a product; omitted fields stay",
    "input": {
     "type": "object",
     "properties": {
      "condition": {
       "title": "Состояние",
       "type": "string",
       "enum": [
        "new",
        "remanufactured",
        "used"
       ],
       "words": {
        "new": "Новый",
        "remanufactured": "Восстановленный",
        "used": "Б/у"
       }
      },
      "weight_g": {
       "title": "Вес, г",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 500000
      },
      "length_mm": {
       "title": "Длина, мм",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 5000
      },
      "width_mm": {
       "title": "Ширина, мм",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 5000
      },
      "height_mm": {
       "title": "Высота, мм",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 5000
      },
      "pack_qty": {
       "title": "Кратность",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 1000
      },
      "vat_rate": {
       "title": "Ставка НДС",
       "type": "string",
       "enum": [
        "none",
        "0",
        "5",
        "7",
        "10",
        "20",
        "22"
       ],
       "words": {
        "0": "0 %",
        "5": "5 %",
        "7": "7 %",
        "10": "10 %",
        "20": "20 %",
        "22": "22 %",
        "none": "Без НДС"
       }
      },
      "country_code": {
       "title": "Страна",
       "anyOf": [
        {
         "description": "ISO 3166-1, two letters.",
         "type": "string",
         "pattern": "^[A-Z]{2}$"
        },
        {
         "type": "null"
        }
       ]
      },
      "tnved": {
       "title": "ТН ВЭД",
       "type": [
        "string",
        "null"
       ],
       "pattern": "^\\d{10}$",
       "maxLength": 10
      }
     },
     "required": []
    }
   }
  }
 },
 "productOffers": {
  "name": "Предложения",
  "about": "Offers of sellers: prices, terms and stocks.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "product_id": {
    "title": "Товар",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "brand_id": {
    "title": "Бренд",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "category_id": {
    "title": "Категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": "Includes its descendants."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "enum": [
      "draft",
      "active",
      "disabled",
      "blocked",
      "archived"
     ],
     "words": {
      "draft": "Черновик",
      "active": "В продаже",
      "disabled": "Снято с продажи",
      "blocked": "Заблокировано",
      "archived": "В архиве"
     }
    }
   },
   "out_of_stock": {
    "title": "Нет в наличии",
    "type": "boolean"
   },
   "price_quarantine": {
    "title": "Цена на проверке",
    "type": "boolean"
   },
   "price_from": {
    "title": "Цена от",
    "description": "Kopecks.",
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 1000000000000
   },
   "price_to": {
    "title": "Цена до",
    "description": "Kopecks.",
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 1000000000000
   },
   "store_point_id": {
    "title": "Точка",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "sort": [
   "updated_at",
   "-updated_at",
   "seller_sku",
   "-seller_sku",
   "price_kopecks",
   "-price_kopecks",
   "available",
   "-available"
  ],
  "row": {
   "id": "integer",
   "company_id": "integer",
   "company": "object",
   "product_id": "integer",
   "product": "object",
   "image_url": "string",
   "article": "string",
   "brand": "object",
   "seller_sku": "string",
   "price_kopecks": "integer",
   "old_price_kopecks": "integer",
   "status": "draft | active | disabled | blocked | archived",
   "available": "integer",
   "out_of_stock": "boolean",
   "price_quarantine": "boolean",
   "last_price_kopecks": "integer",
   "stocks": "object[]",
   "delivery_days_min": "integer",
   "delivery_days_max": "integer",
   "available_statuses": "object[]",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "company_id": "integer",
   "company": "object",
   "product_id": "integer",
   "product": "object",
   "image_url": "string",
   "article": "string",
   "brand": "object",
   "seller_sku": "string",
   "price_kopecks": "integer",
   "old_price_kopecks": "integer",
   "status": "draft | active | disabled | blocked | archived",
   "available": "integer",
   "out_of_stock": "boolean",
   "price_quarantine": "boolean",
   "last_price_kopecks": "integer",
   "stocks": "object[]",
   "delivery_days_min": "integer",
   "delivery_days_max": "integer",
   "available_statuses": "object[]",
   "updated_at": "date-time",
   "version": "integer",
   "vat_rate": "none | 0 | 5 | 7 | 10 | 20 | 22",
   "min_order": "integer",
   "commission_bp_effective": "integer",
   "created_at": "date-time"
  },
  "calls": {
   "productOffers.changePrices": {
    "summary": "Change the prices of several offers by a formula; offers whose new price breaks a rule are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "formula": {
       "title": "Формула",
       "description": "How the new price of each offer is computed; at least one step.",
       "type": "object",
       "properties": {
        "percent": {
         "title": "Процент",
         "description": "With two decimals.",
         "type": "number",
         "format": "double",
         "minimum": -99,
         "maximum": 1000
        },
        "add_kopecks": {
         "title": "Прибавить",
         "description": "What is added after the percent, in kopecks; less than zero is taken off.",
         "type": "integer",
         "format": "int64",
         "minimum": -10000000000,
         "maximum": 10000000000
        },
        "round_to_kopecks": {
         "title": "Округлить до",
         "description": "100 for whole roubles.",
         "type": "integer",
         "format": "int32",
         "minimum": 1,
         "maximum": 10000000
        }
       },
       "required": []
      },
      "old_price": {
       "title": "Старая цена",
       "description": "What becomes of the old price.",
       "type": "string",
       "enum": [
        "keep",
        "set",
        "clear"
       ],
       "default": "keep",
       "words": {
        "keep": "Оставить",
        "set": "Прежняя цена",
        "clear": "Убрать"
       }
      }
     },
     "required": [
      "formula"
     ]
    }
   },
   "productOffers.disableByIds": {
    "summary": "Disable several offers of products; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "productOffers.disable": {
    "summary": "Disable an offer of a product",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "productOffers.enableByIds": {
    "summary": "Enable several offers of products; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "productOffers.enable": {
    "summary": "Enable an offer of a product",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "productOffers.statusChange": {
    "summary": "Change the status of an offer of a product",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "active",
        "disabled",
        "blocked",
        "archived"
       ],
       "words": {
        "draft": "Черновик",
        "active": "В продаже",
        "disabled": "Снято с продажи",
        "blocked": "Заблокировано",
        "archived": "В архиве"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "productOffers.update": {
    "summary": "Change an offer of a product; omitted fields stay",
    "input": {
     "type": "object",
     "properties": {
      "vat_rate": {
       "title": "Ставка НДС",
       "description": "Defaults to the product's own.",
       "type": "string",
       "enum": [
        "none",
        "0",
        "5",
        "7",
        "10",
        "20",
        "22"
       ],
       "words": {
        "0": "0 %",
        "5": "5 %",
        "7": "7 %",
        "10": "10 %",
        "20": "20 %",
        "22": "22 %",
        "none": "Без НДС"
       }
      },
      "min_order": {
       "title": "Минимальный заказ",
       "type": "integer",
       "format": "int32",
       "minimum": 1,
       "maximum": 1000
      },
      "delivery_days_min": {
       "title": "Срок от, дней",
       "type": "integer",
       "format": "int32",
       "minimum": 0,
       "maximum": 60
      },
      "delivery_days_max": {
       "title": "Срок до, дней",
       "type": "integer",
       "format": "int32",
       "minimum": 0,
       "maximum": 60
      }
     },
     "required": []
    }
   }
  }
 },
 "settings": {
  "name": "Настройки",
  "about": "Settings of the marketplace.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "group": {
    "title": "Группа",
    "type": "string",
    "enum": [
     "general",
     "catalog",
     "orders",
     "delivery",
     "settlements",
     "moderation",
     "access",
     "log",
     "maps"
    ],
    "words": {
     "general": "Общие",
     "catalog": "Каталог",
     "orders": "Заказы",
     "delivery": "Доставка",
     "settlements": "Расчёты с продавцами",
     "moderation": "Модерация",
     "access": "Доступ",
     "log": "Журнал",
     "maps": "Карты"
    }
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "int",
      "string",
      "bool",
      "json",
      "duration",
      "money"
     ],
     "words": {
      "int": "Целое число",
      "string": "Строка",
      "bool": "Да или нет",
      "json": "JSON",
      "duration": "Длительность",
      "money": "Сумма"
     }
    }
   }
  },
  "sort": [
   "group",
   "-group",
   "key",
   "-key",
   "label",
   "-label",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "key": "string",
   "group": "general | catalog | orders | delivery | settlements | moderation | access | log | maps",
   "type": "int | string | bool | json | duration | money",
   "value": "integer",
   "label": "string",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "key": "string",
   "group": "general | catalog | orders | delivery | settlements | moderation | access | log | maps",
   "type": "int | string | bool | json | duration | money",
   "value": "integer",
   "label": "string",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "notifications": {
  "name": "Уведомления",
  "about": "Notifications of the signed-in user.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "is_read": {
    "title": "Прочитано",
    "type": "boolean"
   },
   "type": {
    "title": "Событие",
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "string",
     "pattern": "^[a-z][a-z_]*$",
     "maxLength": 40
    }
   }
  },
  "sort": [
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "type": "string",
   "title": "string",
   "body": "string",
   "entity": "string",
   "entity_id": "integer",
   "is_read": "boolean",
   "read_at": "date-time",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "type": "string",
   "title": "string",
   "body": "string",
   "entity": "string",
   "entity_id": "integer",
   "is_read": "boolean",
   "read_at": "date-time",
   "created_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "users": {
  "name": "Пользователи",
  "about": "Staff accounts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "string",
     "enum": [
      "invited",
      "active",
      "blocked",
      "archived"
     ],
     "words": {
      "invited": "Приглашён",
      "active": "Активен",
      "blocked": "Заблокирован",
      "archived": "В архиве"
     }
    }
   },
   "role_id": {
    "title": "Роль",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "company_id": {
    "title": "Компания",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "last_login_from": {
    "title": "Последний вход с",
    "type": "string",
    "format": "date"
   },
   "last_login_to": {
    "title": "Последний вход по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "last_name",
   "-last_name",
   "email",
   "-email",
   "created_at",
   "-created_at",
   "last_login_at",
   "-last_login_at"
  ],
  "row": {
   "id": "integer",
   "last_name": "string",
   "first_name": "string",
   "middle_name": "string",
   "email": "string",
   "phone": "string",
   "position": "string",
   "roles": "object[]",
   "companies": "object[]",
   "status": "invited | active | blocked | archived",
   "last_login_at": "date-time",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "last_name": "string",
   "first_name": "string",
   "middle_name": "string",
   "email": "string",
   "phone": "string",
   "position": "string",
   "roles": "object[]",
   "companies": "object[]",
   "status": "invited | active | blocked | archived",
   "last_login_at": "date-time",
   "created_at": "date-time",
   "version": "integer",
   "role_ids": "integer[]",
   "company_ids": "integer[]",
   "time_zone": "string",
   "password_set": "boolean",
   "available_statuses": "object[]",
   "updated_at": "date-time"
  },
  "calls": {
   "users.statusChange": {
    "summary": "Change the status of a user",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "invited",
        "active",
        "blocked",
        "archived"
       ],
       "words": {
        "invited": "Приглашён",
        "active": "Активен",
        "blocked": "Заблокирован",
        "archived": "В архиве"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "serviceAccounts": {
  "name": "Сервисные учётные записи",
  "about": "Accounts of programs, which call the API by keys.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 10,
    "items": {
     "description": "`archived` is final: its keys are revoked.",
     "type": "string",
     "enum": [
      "active",
      "blocked",
      "archived"
     ],
     "words": {
      "active": "Активна",
      "blocked": "Заблокирована",
      "archived": "В архиве"
     }
    }
   },
   "role_id": {
    "title": "Роль",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "company_id": {
    "title": "Компания",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "sort": [
   "name",
   "-name",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "roles": "object[]",
   "companies": "object[]",
   "status": "active | blocked | archived",
   "keys_count": "integer",
   "last_used_at": "date-time",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "roles": "object[]",
   "companies": "object[]",
   "status": "active | blocked | archived",
   "keys_count": "integer",
   "last_used_at": "date-time",
   "created_at": "date-time",
   "version": "integer",
   "role_ids": "integer[]",
   "company_ids": "integer[]",
   "available_statuses": "object[]",
   "updated_at": "date-time"
  },
  "calls": {
   "serviceAccounts.statusChange": {
    "summary": "Change the status of a service account",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "description": "`archived` is final: its keys are revoked.",
       "type": "string",
       "enum": [
        "active",
        "blocked",
        "archived"
       ],
       "words": {
        "active": "Активна",
        "blocked": "Заблокирована",
        "archived": "В архиве"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "serviceKeys": {
  "name": "Ключи сервисных учётных записей",
  "about": "The keys of service accounts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "service_account_id": {
    "title": "Сервисная учётная запись",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "state": {
    "title": "Состояние",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "active",
      "expired",
      "revoked"
     ],
     "words": {
      "active": "Действует",
      "expired": "Истёк",
      "revoked": "Отозван"
     }
    }
   }
  },
  "sort": [
   "name",
   "-name",
   "expires_at",
   "-expires_at",
   "last_used_at",
   "-last_used_at",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "service_account": "object",
   "name": "string",
   "start": "string",
   "addresses": "string[]",
   "requests_per_minute": "integer",
   "is_agent": "boolean",
   "state": "active | expired | revoked",
   "expires_at": "date-time",
   "revoked_at": "date-time",
   "last_used_at": "date-time",
   "last_used_ip": "string",
   "created_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "webhooks": {
  "name": "Вебхуки",
  "about": "Addresses of other programs, which receive the events of the change log.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 3,
    "items": {
     "description": "`paused` is set by the server, when the receiver has refused everything for a day; its queue waits. `off` drops the queue.",
     "type": "string",
     "enum": [
      "active",
      "paused",
      "off"
     ],
     "words": {
      "active": "Включён",
      "paused": "Приостановлен",
      "off": "Выключен"
     }
    }
   }
  },
  "sort": [
   "name",
   "-name",
   "accepted_at",
   "-accepted_at",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "url": "string",
   "entities": "string[]",
   "events": "created | updated | deleted | status_changed | enabled | disabled | moved | sorted | attached | detached | merged | restored | exported | revealed | erased | signed_in | sign_in_failed | signed_out | session_revoked | password_reset | preview_started | preview_ended | factor_added | factor_removed | passkey_added | passkey_removed | recovery_codes_issued | recovery_code_used | provider_linked | access_requested | access_refused | factor_reset_requested | factor_reset | factor_reset_refused[]",
   "status": "active | paused | off",
   "pending_count": "integer",
   "accepted_at": "date-time",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "url": "string",
   "entities": "string[]",
   "events": "created | updated | deleted | status_changed | enabled | disabled | moved | sorted | attached | detached | merged | restored | exported | revealed | erased | signed_in | sign_in_failed | signed_out | session_revoked | password_reset | preview_started | preview_ended | factor_added | factor_removed | passkey_added | passkey_removed | recovery_codes_issued | recovery_code_used | provider_linked | access_requested | access_refused | factor_reset_requested | factor_reset | factor_reset_refused[]",
   "status": "active | paused | off",
   "pending_count": "integer",
   "accepted_at": "date-time",
   "created_at": "date-time",
   "version": "integer",
   "previous_until": "date-time",
   "available_statuses": "object[]",
   "updated_at": "date-time"
  },
  "calls": {
   "webhooks.statusChange": {
    "summary": "Change the status of a webhook",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "description": "`paused` is set by the server, when the receiver has refused everything for a day; its queue waits. `off` drops the queue.",
       "type": "string",
       "enum": [
        "active",
        "paused",
        "off"
       ],
       "words": {
        "active": "Включён",
        "paused": "Приостановлен",
        "off": "Выключен"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "webhookDeliveries": {
  "name": "Вебхуки",
  "about": "Deliveries to webhooks with their responses, kept for 30 days.",
  "filters": {
   "webhook_id": {
    "title": "Вебхук",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "state": {
    "title": "Состояние",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "pending",
      "delivered",
      "failed"
     ],
     "words": {
      "pending": "В очереди",
      "delivered": "Доставлено",
      "failed": "Не доставлено"
     }
    }
   }
  },
  "sort": [],
  "row": {
   "id": "integer",
   "message_id": "string",
   "type": "string",
   "entity": "string",
   "entity_id": "integer",
   "state": "pending | delivered | failed",
   "attempts": "integer",
   "occurred_at": "date-time",
   "attempted_at": "date-time",
   "next_attempt_at": "date-time",
   "answer_status": "integer",
   "failure": "string",
   "duration_ms": "integer"
  },
  "record": {
   "id": "integer",
   "message_id": "string",
   "type": "string",
   "entity": "string",
   "entity_id": "integer",
   "state": "pending | delivered | failed",
   "attempts": "integer",
   "occurred_at": "date-time",
   "attempted_at": "date-time",
   "next_attempt_at": "date-time",
   "answer_status": "integer",
   "failure": "string",
   "duration_ms": "integer",
   "body": "string",
   "answer_body": "string"
  },
  "calls": {}
 },
 "roles": {
  "name": "Роли",
  "about": "Roles and their permissions.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "scope": {
    "title": "Область",
    "type": "array",
    "maxItems": 2,
    "items": {
     "description": "`own`: only records of the user's companies.",
     "type": "string",
     "enum": [
      "all",
      "own"
     ],
     "words": {
      "all": "Все компании",
      "own": "Только свои компании"
     }
    }
   },
   "permission": {
    "title": "Право",
    "description": "Roles that hold this permission.",
    "type": "string",
    "enum": [
     "attribute.index",
     "attribute.list",
     "attribute.view",
     "attribute.create",
     "attribute.update",
     "attribute.delete",
     "attribute.enable",
     "attribute.disable",
     "attribute.sort",
     "attribute.generateTransliteName",
     "attribute.export",
     "brand.index",
     "brand.list",
     "brand.view",
     "brand.create",
     "brand.update",
     "brand.delete",
     "brand.enable",
     "brand.disable",
     "brand.generateTransliteName",
     "brand.enableByIds",
     "brand.disableByIds",
     "brand.upsert",
     "brand.deleteByParams",
     "brand.export",
     "car-brand.index",
     "car-brand.list",
     "car-brand.view",
     "car-brand.create",
     "car-brand.update",
     "car-brand.delete",
     "car-brand.enable",
     "car-brand.disable",
     "car-brand.sort",
     "car-brand.generateTransliteName",
     "car-model.index",
     "car-model.list",
     "car-model.view",
     "car-model.create",
     "car-model.update",
     "car-model.delete",
     "car-model.enable",
     "car-model.disable",
     "car-model.sort",
     "car-model.generateTransliteName",
     "category.index",
     "category.list",
     "category.view",
     "category.update",
     "category.enable",
     "category.disable",
     "category.generateTransliteName",
     "category.enableByIds",
     "category.disableByIds",
     "category.export",
     "category-tree.index",
     "category-tree.view",
     "category-tree.createNode",
     "category-tree.moveNode",
     "category-tree.deleteNode",
     "category-tree.sort",
     "product.index",
     "product.list",
     "product.view",
     "product.create",
     "product.update",
     "product.delete",
     "product.statusChange",
     "product.generateTransliteName",
     "product.moveToCategory",
     "product.enableByIds",
     "product.disableByIds",
     "product.export",
     "product.receive",
     "product-offer.index",
     "product-offer.list",
     "product-offer.view",
     "product-offer.create",
     "product-offer.update",
     "product-offer.delete",
     "product-offer.statusChange",
     "product-offer.enable",
     "product-offer.disable",
     "product-offer.enableByIds",
     "product-offer.disableByIds",
     "product-offer.upsert",
     "product-offer.export",
     "product-offer.receive",
     "setting.index",
     "setting.view",
     "setting.update",
     "setting.upsert",
     "notification.index",
     "notification.list",
     "notification.view",
     "notification.create",
     "notification.update",
     "notification.delete",
     "user.index",
     "user.list",
     "user.view",
     "user.create",
     "user.update",
     "user.delete",
     "user.statusChange",
     "user.deactivationHistory",
     "user.view-as",
     "user.export",
     "service-account.index",
     "service-account.view",
     "service-account.create",
     "service-account.update",
     "service-account.statusChange",
     "service-account.deactivationHistory",
     "service-key.index",
     "service-key.create",
     "service-key.update",
     "service-key.delete",
     "webhook.index",
     "webhook.view",
     "webhook.create",
     "webhook.update",
     "webhook.delete",
     "webhook.statusChange",
     "webhook.deactivationHistory",
     "role.index",
     "role.list",
     "role.view",
     "role.create",
     "role.update",
     "role.delete",
     "role.attachUsers",
     "role.detachUsers",
     "permission.index",
     "permission.list",
     "city.index",
     "city.list",
     "city.view",
     "city.create",
     "city.update",
     "city.delete",
     "city.enable",
     "city.disable",
     "city.generateTransliteName",
     "city.enableByIds",
     "city.disableByIds",
     "city.export",
     "region.index",
     "region.list",
     "region.view",
     "region.create",
     "region.update",
     "region.delete",
     "region.enable",
     "region.disable",
     "translation.index",
     "translation.list",
     "translation.upsert",
     "translation.deleteByParams",
     "translation.export",
     "meta-data.index",
     "meta-data.view",
     "meta-data.upsert",
     "meta-data.deleteByParams",
     "operation-reason.index",
     "operation-reason.list",
     "operation-reason.view",
     "operation-reason.create",
     "operation-reason.update",
     "operation-reason.delete",
     "operation-reason.enable",
     "operation-reason.disable",
     "operation-reason.sort",
     "template.index",
     "template.list",
     "template.view",
     "template.create",
     "template.update",
     "template.delete",
     "template.enable",
     "template.disable",
     "company.index",
     "company.list",
     "company.view",
     "company.create",
     "company.update",
     "company.delete",
     "company.statusChange",
     "company.deactivationHistory",
     "company.attachUsers",
     "company.detachUsers",
     "company.export",
     "storage.index",
     "storage.view",
     "store-point.index",
     "store-point.list",
     "store-point.view",
     "store-point.create",
     "store-point.update",
     "store-point.delete",
     "store-point.statusChange",
     "store-point.deactivationHistory",
     "store-point.enableByIds",
     "store-point.disableByIds",
     "store-point.export",
     "bank-detail.index",
     "bank-detail.list",
     "bank-detail.view",
     "bank-detail.create",
     "bank-detail.update",
     "bank-detail.delete",
     "bank-detail.personal",
     "bank-detail.enable",
     "bank-detail.disable",
     "contract.index",
     "contract.list",
     "contract.view",
     "contract.create",
     "contract.update",
     "contract.delete",
     "contract.statusChange",
     "contract.export",
     "company-address.index",
     "company-address.list",
     "company-address.view",
     "company-address.create",
     "company-address.update",
     "company-address.delete",
     "commission.index",
     "commission.list",
     "commission.upsert",
     "commission.deleteByParams",
     "commission.export",
     "ledger-entry.index",
     "ledger-entry.create",
     "ledger-entry.update",
     "ledger-entry.export",
     "settlement.index",
     "settlement.view",
     "settlement.update",
     "settlement.statusChange",
     "settlement.export",
     "settlement.receive",
     "reconciliation.index",
     "reconciliation.update",
     "reconciliation.upsert",
     "reconciliation.export",
     "order.index",
     "order.list",
     "order.view",
     "order.update",
     "order.personal",
     "order.statusChange",
     "order.export",
     "order.receive",
     "person.index",
     "person.delete",
     "payment-system.index",
     "payment-system.list",
     "payment-system.view",
     "payment-system.create",
     "payment-system.update",
     "payment-system.delete",
     "payment-system.enable",
     "payment-system.disable",
     "payment-system.sort",
     "payment-system.receive",
     "delivery.index",
     "delivery.list",
     "delivery.view",
     "delivery.create",
     "delivery.update",
     "delivery.delete",
     "delivery.enable",
     "delivery.disable",
     "delivery.sort",
     "delivery.export",
     "delivery.receive",
     "log.index",
     "log.view",
     "audit-log.index",
     "audit-log.view",
     "audit-log.export",
     "moderation.index",
     "moderation.list",
     "moderation.view",
     "moderation.create",
     "moderation.update",
     "moderation.statusChange",
     "moderation.export",
     "brand-moderation.index",
     "brand-moderation.list",
     "brand-moderation.view",
     "brand-moderation.create",
     "brand-moderation.update",
     "brand-moderation.statusChange",
     "review.index",
     "review.view",
     "review.update",
     "review.delete",
     "review.statusChange",
     "review.upsert",
     "review.deleteByParams",
     "review.export",
     "review.receive"
    ]
   }
  },
  "sort": [
   "name",
   "-name",
   "slug",
   "-slug",
   "users_count",
   "-users_count",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "slug": "string",
   "name": "string",
   "description": "string",
   "scope": "all | own",
   "is_system": "boolean",
   "permissions_count": "integer",
   "users_count": "integer",
   "factor_required_from": "date",
   "active_users_count": "integer",
   "ready_users_count": "integer",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "slug": "string",
   "name": "string",
   "description": "string",
   "scope": "all | own",
   "is_system": "boolean",
   "permissions_count": "integer",
   "users_count": "integer",
   "factor_required_from": "date",
   "active_users_count": "integer",
   "ready_users_count": "integer",
   "updated_at": "date-time",
   "version": "integer",
   "permissions": "object[]",
   "created_at": "date-time"
  },
  "calls": {}
 },
 "cities": {
  "name": "Города",
  "about": "Cities of the marketplace.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "region_id": {
    "title": "Регион",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "federal_district": {
    "title": "Федеральный округ",
    "type": "array",
    "maxItems": 8,
    "items": {
     "type": "string",
     "enum": [
      "Центральный",
      "Северо-Западный",
      "Южный",
      "Северо-Кавказский",
      "Приволжский",
      "Уральский",
      "Сибирский",
      "Дальневосточный"
     ],
     "words": {
      "Центральный": "Центральный",
      "Северо-Западный": "Северо-Западный",
      "Южный": "Южный",
      "Северо-Кавказский": "Северо-Кавказский",
      "Приволжский": "Приволжский",
      "Уральский": "Уральский",
      "Сибирский": "Сибирский",
      "Дальневосточный": "Дальневосточный"
     }
    }
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   },
   "is_popular": {
    "title": "Популярный",
    "type": "boolean"
   },
   "has_points": {
    "title": "Есть точки",
    "type": "boolean"
   }
  },
  "sort": [
   "name",
   "-name",
   "population",
   "-population",
   "region",
   "-region"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "type": "г | пгт | с | п",
   "region": "object",
   "federal_district": "Центральный | Северо-Западный | Южный | Северо-Кавказский | Приволжский | Уральский | Сибирский | Дальневосточный",
   "time_zone": "string",
   "population": "integer",
   "is_capital": "boolean",
   "is_popular": "boolean",
   "is_active": "boolean",
   "points_count": "integer",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "slug": "string",
   "type": "г | пгт | с | п",
   "region": "object",
   "federal_district": "Центральный | Северо-Западный | Южный | Северо-Кавказский | Приволжский | Уральский | Сибирский | Дальневосточный",
   "time_zone": "string",
   "population": "integer",
   "is_capital": "boolean",
   "is_popular": "boolean",
   "is_active": "boolean",
   "points_count": "integer",
   "updated_at": "date-time",
   "version": "integer",
   "name_in": "string",
   "region_id": "integer",
   "kladr_id": "string",
   "fias_id": "string",
   "postal_code": "string",
   "lat": "number",
   "lon": "number",
   "created_at": "date-time"
  },
  "calls": {
   "cities.disableByIds": {
    "summary": "Disable several cities; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "cities.disable": {
    "summary": "Disable a city",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "cities.enableByIds": {
    "summary": "Enable several cities; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "cities.enable": {
    "summary": "Enable a city",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "regions": {
  "name": "Регионы",
  "about": "Regions of Russia.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "federal_district": {
    "title": "Федеральный округ",
    "type": "array",
    "maxItems": 8,
    "items": {
     "type": "string",
     "enum": [
      "Центральный",
      "Северо-Западный",
      "Южный",
      "Северо-Кавказский",
      "Приволжский",
      "Уральский",
      "Сибирский",
      "Дальневосточный"
     ],
     "words": {
      "Центральный": "Центральный",
      "Северо-Западный": "Северо-Западный",
      "Южный": "Южный",
      "Северо-Кавказский": "Северо-Кавказский",
      "Приволжский": "Приволжский",
      "Уральский": "Уральский",
      "Сибирский": "Сибирский",
      "Дальневосточный": "Дальневосточный"
     }
    }
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   }
  },
  "sort": [
   "name",
   "-name",
   "iso_code",
   "-iso_code",
   "federal_district",
   "-federal_district",
   "cities_count",
   "-cities_count"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "type": "республика | край | область | город | автономная область | автономный округ",
   "iso_code": "string",
   "federal_district": "Центральный | Северо-Западный | Южный | Северо-Кавказский | Приволжский | Уральский | Сибирский | Дальневосточный",
   "kladr_id": "string",
   "fias_id": "string",
   "time_zone": "string",
   "is_active": "boolean",
   "cities_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "type": "республика | край | область | город | автономная область | автономный округ",
   "iso_code": "string",
   "federal_district": "Центральный | Северо-Западный | Южный | Северо-Кавказский | Приволжский | Уральский | Сибирский | Дальневосточный",
   "kladr_id": "string",
   "fias_id": "string",
   "time_zone": "string",
   "is_active": "boolean",
   "cities_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "regions.disable": {
    "summary": "Disable a region",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "regions.enable": {
    "summary": "Enable a region",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "translations": {
  "name": "Переводы",
  "about": "Texts of the storefront in every language.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "group": {
    "title": "Группа",
    "type": "array",
    "maxItems": 20,
    "items": {
     "type": "string",
     "pattern": "^[a-z0-9_.-]+$",
     "maxLength": 60
    }
   },
   "missing": {
    "title": "Нет перевода на",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "ru",
      "en",
      "kk",
      "be"
     ],
     "words": {
      "ru": "Русский",
      "en": "Английский",
      "kk": "Казахский",
      "be": "Белорусский"
     }
    }
   }
  },
  "sort": [
   "key",
   "-key",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "group": "string",
   "key": "string",
   "values": "object[]",
   "missing": "ru | en | kk | be[]"
  },
  "calls": {}
 },
 "metaData": {
  "name": "SEO-данные",
  "about": "Texts for search engines of categories, brands and cities.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "entity": {
    "title": "Вид записи",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "category",
      "brand",
      "city"
     ],
     "words": {
      "category": "Категория",
      "brand": "Бренд",
      "city": "Город"
     }
    }
   },
   "entity_id": {
    "title": "Запись",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "without_city": {
    "title": "Для всех городов",
    "type": "boolean"
   }
  },
  "sort": [
   "updated_at",
   "-updated_at",
   "title",
   "-title",
   "h1",
   "-h1"
  ],
  "row": {
   "id": "integer",
   "entity": "category | brand | city",
   "entity_id": "integer",
   "entity_label": "string",
   "city": "object",
   "h1": "string",
   "title": "string",
   "description": "string",
   "has_text": "boolean",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "operationReasons": {
  "name": "Причины",
  "about": "Handbook of reasons for status changes.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "operations": {
    "title": "Операция",
    "type": "array",
    "maxItems": 14,
    "items": {
     "type": "string",
     "enum": [
      "order_cancel",
      "order_return",
      "product_reject",
      "product_block",
      "moderation_reject",
      "moderation_revision",
      "company_suspend",
      "company_terminate",
      "contract_terminate",
      "store_point_pause",
      "store_point_close",
      "user_block",
      "review_reject",
      "review_hide"
     ],
     "words": {
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
     }
    }
   },
   "initiator": {
    "title": "Чья вина",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "enum": [
      "seller",
      "buyer",
      "marketplace",
      "delivery",
      "system"
     ],
     "words": {
      "seller": "Продавец",
      "buyer": "Покупатель",
      "marketplace": "Маркетплейс",
      "delivery": "Служба доставки",
      "system": "Система"
     }
    }
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "name",
   "-name",
   "usage_count",
   "-usage_count"
  ],
  "row": {
   "id": "integer",
   "code": "string",
   "operations": "order_cancel | order_return | product_reject | product_block | moderation_reject | moderation_revision | company_suspend | company_terminate | contract_terminate | store_point_pause | store_point_close | user_block | review_reject | review_hide[]",
   "name": "string",
   "text_public": "string",
   "initiator": "seller | buyer | marketplace | delivery | system",
   "requires_comment": "boolean",
   "affects_rating": "boolean",
   "order_statuses": "awaiting_payment | new | confirmed | assembling | ready_to_ship | in_delivery | at_pickup | delivered | not_delivered | returning | returned | partially_returned | dispute | cancelled[]",
   "subjects": "product | company | store-point | bank-detail | brand[]",
   "staff_only": "boolean",
   "is_system": "boolean",
   "is_active": "boolean",
   "position": "integer",
   "usage_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "code": "string",
   "operations": "order_cancel | order_return | product_reject | product_block | moderation_reject | moderation_revision | company_suspend | company_terminate | contract_terminate | store_point_pause | store_point_close | user_block | review_reject | review_hide[]",
   "name": "string",
   "text_public": "string",
   "initiator": "seller | buyer | marketplace | delivery | system",
   "requires_comment": "boolean",
   "affects_rating": "boolean",
   "order_statuses": "awaiting_payment | new | confirmed | assembling | ready_to_ship | in_delivery | at_pickup | delivered | not_delivered | returning | returned | partially_returned | dispute | cancelled[]",
   "subjects": "product | company | store-point | bank-detail | brand[]",
   "staff_only": "boolean",
   "is_system": "boolean",
   "is_active": "boolean",
   "position": "integer",
   "usage_count": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "operationReasons.disable": {
    "summary": "Disable an operation reason",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "operationReasons.enable": {
    "summary": "Enable an operation reason",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "templates": {
  "name": "Шаблоны сообщений",
  "about": "Texts of mails and messages.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "event": {
    "title": "Событие",
    "type": "array",
    "maxItems": 9,
    "items": {
     "type": "string",
     "enum": [
      "password_reset",
      "user_invite",
      "moderation_decision",
      "company_suspended",
      "order_new",
      "order_cancelled",
      "contract_expiring",
      "review_rejected",
      "brand_decision"
     ],
     "words": {
      "password_reset": "Восстановление пароля",
      "user_invite": "Приглашение сотрудника",
      "moderation_decision": "Решение по заявке",
      "company_suspended": "Продавец приостановлен",
      "order_new": "Новый заказ",
      "order_cancelled": "Отмена заказа",
      "contract_expiring": "Договор истекает",
      "review_rejected": "Отзыв отклонён",
      "brand_decision": "Решение по бренду"
     }
    }
   },
   "channel": {
    "title": "Канал",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "email",
      "sms",
      "push",
      "in_app"
     ],
     "words": {
      "email": "Письмо",
      "sms": "СМС",
      "push": "Push-уведомление",
      "in_app": "Уведомление в панели"
     }
    }
   },
   "locale": {
    "title": "Язык",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "ru",
      "en",
      "kk",
      "be"
     ],
     "words": {
      "ru": "Русский",
      "en": "Английский",
      "kk": "Казахский",
      "be": "Белорусский"
     }
    }
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   }
  },
  "sort": [
   "code",
   "-code",
   "event",
   "-event",
   "channel",
   "-channel",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "code": "string",
   "event": "password_reset | user_invite | moderation_decision | company_suspended | order_new | order_cancelled | contract_expiring | review_rejected | brand_decision",
   "channel": "email | sms | push | in_app",
   "locale": "ru | en | kk | be",
   "subject": "string",
   "is_active": "boolean",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "code": "string",
   "event": "password_reset | user_invite | moderation_decision | company_suspended | order_new | order_cancelled | contract_expiring | review_rejected | brand_decision",
   "channel": "email | sms | push | in_app",
   "locale": "ru | en | kk | be",
   "subject": "string",
   "is_active": "boolean",
   "updated_at": "date-time",
   "version": "integer",
   "body": "string",
   "created_at": "date-time"
  },
  "calls": {
   "templates.disable": {
    "summary": "Disable a template",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "templates.enable": {
    "summary": "Enable a template",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "companies": {
  "name": "Продавцы",
  "about": "Sellers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "draft",
      "pending",
      "active",
      "suspended",
      "terminated",
      "rejected"
     ],
     "words": {
      "draft": "Черновик",
      "pending": "На проверке",
      "active": "Активен",
      "suspended": "Приостановлен",
      "terminated": "Отключён",
      "rejected": "Отклонён"
     }
    }
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "legal",
      "entrepreneur",
      "self_employed"
     ],
     "words": {
      "legal": "Юридическое лицо",
      "entrepreneur": "ИП",
      "self_employed": "Самозанятый"
     }
    }
   },
   "tax_system": {
    "title": "Режим налогообложения",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "osno",
      "usn_income",
      "usn_income_expense",
      "ausn",
      "patent",
      "npd"
     ],
     "words": {
      "osno": "ОСНО",
      "usn_income": "УСН доходы",
      "usn_income_expense": "УСН доходы − расходы",
      "ausn": "АУСН",
      "patent": "Патент",
      "npd": "НПД"
     }
    }
   },
   "manager_id": {
    "title": "Менеджер",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "has_active_contract": {
    "title": "Есть действующий договор",
    "type": "boolean"
   },
   "contract_ends_soon": {
    "title": "Договор скоро истекает",
    "type": "boolean"
   },
   "created_from": {
    "title": "Создан с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создан по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "created_at",
   "-created_at",
   "trade_name",
   "-trade_name",
   "rating",
   "-rating",
   "active_offers_count",
   "-active_offers_count"
  ],
  "row": {
   "id": "integer",
   "trade_name": "string",
   "short_name": "string",
   "inn": "string",
   "type": "legal | entrepreneur | self_employed",
   "status": "draft | pending | active | suspended | terminated | rejected",
   "manager": "object",
   "products_count": "integer",
   "active_offers_count": "integer",
   "open_orders_count": "integer",
   "rating": "number",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "trade_name": "string",
   "short_name": "string",
   "inn": "string",
   "type": "legal | entrepreneur | self_employed",
   "status": "draft | pending | active | suspended | terminated | rejected",
   "manager": "object",
   "products_count": "integer",
   "active_offers_count": "integer",
   "open_orders_count": "integer",
   "rating": "number",
   "created_at": "date-time",
   "version": "integer",
   "opf": "string",
   "full_name": "string",
   "slug": "string",
   "kpp": "string",
   "ogrn": "string",
   "okpo": "string",
   "okved": "string",
   "tax_system": "osno | usn_income | usn_income_expense | ausn | patent | npd",
   "vat_rate": "none | 0 | 5 | 7 | 10 | 20 | 22",
   "head": "object",
   "phone": "string",
   "email": "string",
   "site": "string",
   "logo_id": "integer",
   "description": "string",
   "manager_id": "integer",
   "payout_frequency": "daily | weekly | biweekly | monthly",
   "payout_delay_days": "integer",
   "suspended_until": "date-time",
   "cancel_rate_bp": "integer",
   "has_pending_moderation": "boolean",
   "available_statuses": "object[]",
   "updated_at": "date-time"
  },
  "calls": {
   "companies.statusChange": {
    "summary": "Change the status of a company",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "pending",
        "active",
        "suspended",
        "terminated",
        "rejected"
       ],
       "words": {
        "draft": "Черновик",
        "pending": "На проверке",
        "active": "Активен",
        "suspended": "Приостановлен",
        "terminated": "Отключён",
        "rejected": "Отклонён"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "companies.update": {
    "summary": "Change a company; omitted fields stay",
    "input": {
     "type": "object",
     "properties": {
      "manager_id": {
       "title": "Менеджер",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "payout_frequency": {
       "title": "Частота выплат",
       "type": "string",
       "enum": [
        "daily",
        "weekly",
        "biweekly",
        "monthly"
       ],
       "words": {
        "daily": "Каждый день",
        "weekly": "Раз в неделю",
        "biweekly": "Раз в две недели",
        "monthly": "Раз в месяц"
       }
      },
      "payout_delay_days": {
       "title": "Отсрочка выплат, дней",
       "type": "integer",
       "format": "int32",
       "minimum": 0,
       "maximum": 30
      }
     },
     "required": []
    }
   }
  }
 },
 "storePoints": {
  "name": "Точки (магазины, склады, ПВЗ, СЦ)",
  "about": "Shops, warehouses, pickup points and service centres.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "enum": [
      "shop",
      "warehouse",
      "pickup_point",
      "parcel_locker",
      "service_center"
     ],
     "words": {
      "shop": "Магазин",
      "warehouse": "Склад",
      "pickup_point": "Пункт выдачи",
      "parcel_locker": "Постамат",
      "service_center": "Сервисный центр"
     }
    }
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "enum": [
      "draft",
      "active",
      "paused",
      "closed",
      "blocked"
     ],
     "words": {
      "draft": "Черновик",
      "active": "Работает",
      "paused": "На паузе",
      "closed": "Закрыта",
      "blocked": "Заблокирована"
     }
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "region_id": {
    "title": "Регион",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "open_now": {
    "title": "Открыто сейчас",
    "type": "boolean"
   },
   "has_cash": {
    "title": "Наличные",
    "type": "boolean"
   },
   "has_card": {
    "title": "Карты",
    "type": "boolean"
   },
   "services": {
    "title": "Услуги",
    "type": "array",
    "maxItems": 7,
    "items": {
     "type": "string",
     "enum": [
      "tire",
      "oil",
      "diagnostics",
      "body",
      "electric",
      "alignment",
      "other"
     ],
     "words": {
      "tire": "Шиномонтаж",
      "oil": "Замена масла",
      "diagnostics": "Диагностика",
      "body": "Кузовной ремонт",
      "electric": "Автоэлектрика",
      "alignment": "Сход-развал",
      "other": "Другое"
     }
    }
   },
   "bbox": {
    "title": "На карте",
    "type": "string",
    "pattern": "^-?[0-9]{1,3}(\\.[0-9]{1,9})?(,-?[0-9]{1,3}(\\.[0-9]{1,9})?){3}$",
    "maxLength": 80,
    "description": "West, south, east, north."
   }
  },
  "sort": [
   "name",
   "-name",
   "created_at",
   "-created_at",
   "city",
   "-city",
   "code",
   "-code"
  ],
  "row": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "shop | warehouse | pickup_point | parcel_locker | service_center",
   "company": "object",
   "city": "object",
   "address": "string",
   "lat": "number",
   "lon": "number",
   "time_zone": "string",
   "today": "object[]",
   "open_now": "boolean",
   "status": "draft | active | paused | closed | blocked",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "shop | warehouse | pickup_point | parcel_locker | service_center",
   "company": "object",
   "city": "object",
   "address": "string",
   "lat": "number",
   "lon": "number",
   "time_zone": "string",
   "today": "object[]",
   "open_now": "boolean",
   "status": "draft | active | paused | closed | blocked",
   "version": "integer",
   "company_id": "integer",
   "city_id": "integer",
   "street": "string",
   "house": "string",
   "building": "string",
   "office": "string",
   "postal_code": "string",
   "phones": "string[]",
   "email": "string",
   "schedule": "object[][]",
   "schedule_exceptions": "object[]",
   "works_on_holidays": "boolean",
   "is_main": "boolean",
   "photo_ids": "integer[]",
   "cutoff": "string",
   "assembly_minutes": "integer",
   "is_ship_from": "boolean",
   "storage_days": "integer",
   "has_cash": "boolean",
   "has_card": "boolean",
   "has_fitting": "boolean",
   "max_weight_g": "integer",
   "max_side_mm": "integer",
   "capacity": "integer",
   "services": "tire | oil | diagnostics | body | electric | alignment | other[]",
   "bays": "integer",
   "paused_until": "date-time",
   "distance_km": "number",
   "has_pending_moderation": "boolean",
   "available_statuses": "object[]",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {
   "storePoints.disableByIds": {
    "summary": "Disable several store points; records that cannot be disabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      }
     },
     "required": []
    }
   },
   "storePoints.enableByIds": {
    "summary": "Enable several store points; records that cannot be enabled are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      }
     },
     "required": []
    }
   },
   "storePoints.statusChange": {
    "summary": "Change the status of a store point",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "active",
        "paused",
        "closed",
        "blocked"
       ],
       "words": {
        "draft": "Черновик",
        "active": "Работает",
        "paused": "На паузе",
        "closed": "Закрыта",
        "blocked": "Заблокирована"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "storePoints.update": {
    "summary": "Change a store point; omitted fields stay",
    "input": {
     "type": "object",
     "properties": {
      "works_on_holidays": {
       "title": "Работает в праздники",
       "type": "boolean"
      },
      "cutoff": {
       "title": "Приём заказов до",
       "anyOf": [
        {
         "description": "Hours and minutes of a day, 24:00 at its end.",
         "type": "string",
         "pattern": "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",
         "maxLength": 5
        },
        {
         "type": "null"
        }
       ]
      },
      "assembly_minutes": {
       "title": "Время сборки, мин",
       "type": [
        "integer",
        "null"
       ],
       "format": "int32",
       "minimum": 0,
       "maximum": 10080
      },
      "storage_days": {
       "title": "Срок хранения, дней",
       "type": [
        "integer",
        "null"
       ],
       "format": "int32",
       "minimum": 1,
       "maximum": 30
      },
      "has_cash": {
       "title": "Наличные",
       "type": "boolean"
      },
      "has_card": {
       "title": "Карты",
       "type": "boolean"
      },
      "has_fitting": {
       "title": "Примерка",
       "type": "boolean"
      }
     },
     "required": []
    }
   }
  }
 },
 "bankDetails": {
  "name": "Реквизиты",
  "about": "Bank accounts of sellers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "is_default": {
    "title": "Основной",
    "type": "boolean"
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   }
  },
  "sort": [
   "created_at",
   "-created_at",
   "bank_name",
   "-bank_name"
  ],
  "row": {
   "id": "integer",
   "company": "object",
   "bank_name": "string",
   "bik": "string",
   "account_end": "string",
   "is_default": "boolean",
   "is_active": "boolean",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "company": "object",
   "bank_name": "string",
   "bik": "string",
   "account_end": "string",
   "is_default": "boolean",
   "is_active": "boolean",
   "version": "integer",
   "company_id": "integer",
   "corr_account": "string",
   "settlement_account": "string",
   "recipient": "string",
   "currency": "string",
   "has_pending_moderation": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {
   "bankDetails.disable": {
    "summary": "Disable a bank detail",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "bankDetails.enable": {
    "summary": "Enable a bank detail",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "contracts": {
  "name": "Договоры",
  "about": "Contracts with sellers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "type": {
    "title": "Вид",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "agency",
      "commission",
      "supply",
      "service"
     ],
     "words": {
      "agency": "Агентский договор",
      "commission": "Договор комиссии",
      "supply": "Договор поставки",
      "service": "Договор услуг"
     }
    }
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "draft",
      "active",
      "expired",
      "terminated"
     ],
     "words": {
      "draft": "Черновик",
      "active": "Действует",
      "expired": "Истёк",
      "terminated": "Расторгнут"
     }
    }
   },
   "auto_renewal": {
    "title": "Автопродление",
    "type": "boolean"
   },
   "ends_soon": {
    "title": "Скоро истекает",
    "type": "boolean"
   },
   "end_from": {
    "title": "Окончание с",
    "type": "string",
    "format": "date"
   },
   "end_to": {
    "title": "Окончание по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "start_date",
   "-start_date",
   "end_date",
   "-end_date",
   "number",
   "-number",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "company": "object",
   "number": "string",
   "type": "agency | commission | supply | service",
   "signed_at": "date",
   "start_date": "date",
   "end_date": "date",
   "auto_renewal": "boolean",
   "status": "draft | active | expired | terminated",
   "ends_soon": "boolean",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "company": "object",
   "number": "string",
   "type": "agency | commission | supply | service",
   "signed_at": "date",
   "start_date": "date",
   "end_date": "date",
   "auto_renewal": "boolean",
   "status": "draft | active | expired | terminated",
   "ends_soon": "boolean",
   "version": "integer",
   "company_id": "integer",
   "file_ids": "integer[]",
   "files": "object[]",
   "payout_frequency": "daily | weekly | biweekly | monthly",
   "payout_delay_days": "integer",
   "available_statuses": "object[]",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {
   "contracts.statusChange": {
    "summary": "Change the status of a contract",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "draft",
        "active",
        "expired",
        "terminated"
       ],
       "words": {
        "draft": "Черновик",
        "active": "Действует",
        "expired": "Истёк",
        "terminated": "Расторгнут"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "companyAddresses": {
  "name": "Адреса компании",
  "about": "Addresses of sellers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "type": {
    "title": "Тип адреса",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "legal",
      "actual",
      "postal",
      "return"
     ],
     "words": {
      "legal": "Юридический",
      "actual": "Фактический",
      "postal": "Почтовый",
      "return": "Для возвратов"
     }
    }
   },
   "region_id": {
    "title": "Регион",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "sort": [
   "type",
   "-type",
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "company": "object",
   "type": "legal | actual | postal | return",
   "full_text": "string",
   "region": "object",
   "city": "object",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "company": "object",
   "type": "legal | actual | postal | return",
   "full_text": "string",
   "region": "object",
   "city": "object",
   "version": "integer",
   "company_id": "integer",
   "region_id": "integer",
   "city_id": "integer",
   "postal_code": "string",
   "street": "string",
   "house": "string",
   "building": "string",
   "office": "string",
   "fias_id": "string",
   "kladr_id": "string",
   "lat": "number",
   "lon": "number",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {}
 },
 "commissions": {
  "name": "Комиссии",
  "about": "The marketplace's share of sales.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "id": {
    "title": "Номер",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "category_id": {
    "title": "Категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "brand_id": {
    "title": "Бренд",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "valid_on": {
    "title": "Действует на дату",
    "type": "string",
    "format": "date"
   },
   "expired_before": {
    "title": "Закончилось до",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "updated_at",
   "-updated_at",
   "valid_from",
   "-valid_from",
   "rate_bp",
   "-rate_bp",
   "company",
   "-company",
   "category",
   "-category",
   "brand",
   "-brand"
  ],
  "row": {
   "id": "integer",
   "company_id": "integer",
   "company": "object",
   "category_id": "integer",
   "category": "object",
   "brand_id": "integer",
   "brand": "object",
   "rate_bp": "integer",
   "min_kopecks": "integer",
   "fixed_kopecks": "integer",
   "valid_from": "date",
   "valid_to": "date",
   "comment": "string",
   "is_default": "boolean",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "ledgerEntries": {
  "name": "Проводки",
  "about": "The ledger of sales, commissions, refunds and payouts, which only grows.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "settlement_id": {
    "title": "Расчёт",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "sub_order_id": {
    "title": "Подзаказ",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "transaction_id": {
    "title": "Проводка",
    "type": "integer",
    "format": "int64",
    "minimum": 1,
    "maximum": 9007199254740991
   },
   "kind": {
    "title": "Вид",
    "type": "array",
    "maxItems": 18,
    "items": {
     "type": "string",
     "enum": [
      "payment",
      "refund",
      "fee",
      "sale",
      "discount",
      "delivery",
      "own_delivery",
      "commission",
      "vat",
      "return",
      "commission_return",
      "vat_return",
      "penalty",
      "correction",
      "write_off",
      "payout",
      "payout_paid",
      "payout_returned"
     ],
     "words": {
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
     }
    }
   },
   "of_seller": {
    "title": "Для продавца",
    "type": "boolean",
    "description": "Only what changes what the seller gets."
   },
   "unsettled": {
    "title": "Не вошло в расчёт",
    "type": "boolean",
    "description": "Only what no closed period has taken."
   },
   "is_objected": {
    "title": "С возражением",
    "type": "boolean",
    "description": "Those with an objection that waits for an answer."
   },
   "occurred_from": {
    "title": "Дата с",
    "type": "string",
    "format": "date",
    "description": "The first day of what caused it, in the reader's time zone."
   },
   "occurred_to": {
    "title": "Дата по",
    "type": "string",
    "format": "date",
    "description": "The last day of what caused it, in the reader's time zone."
   }
  },
  "sort": [
   "occurred_at",
   "-occurred_at",
   "kopecks",
   "-kopecks"
  ],
  "row": {
   "id": "integer",
   "transaction_id": "integer",
   "company": "object",
   "sub_order": "object",
   "order_id": "integer",
   "kind": "payment | refund | fee | sale | discount | delivery | own_delivery | commission | vat | return | commission_return | vat_return | penalty | correction | write_off | payout | payout_paid | payout_returned",
   "debit": "seller | buyer | provider | commission | vat | delivery | discount | fee | penalty | correction | transit | bank",
   "credit": "seller | buyer | provider | commission | vat | delivery | discount | fee | penalty | correction | transit | bank",
   "kopecks": "integer",
   "seller_kopecks": "integer",
   "occurred_at": "date-time",
   "created_at": "date-time",
   "cause": "status | payment | settlement | person",
   "cause_id": "integer",
   "settlement_id": "integer",
   "reason": "string",
   "author": "object",
   "objection": "object"
  },
  "calls": {}
 },
 "settlements": {
  "name": "Расчёты",
  "about": "Periods of sellers: what they have earned, and how it is paid.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "open",
      "closed",
      "approved",
      "sent",
      "paid",
      "returned"
     ],
     "words": {
      "open": "Идёт",
      "closed": "Закрыт",
      "approved": "Утверждён",
      "sent": "Отправлен в банк",
      "paid": "Выплачен",
      "returned": "Возвращён банком"
     }
    }
   },
   "is_due": {
    "title": "Пора закрыть",
    "type": "boolean",
    "description": "Open ones that can be closed."
   },
   "is_held": {
    "title": "Удержан",
    "type": "boolean",
    "description": "Those that a person holds."
   },
   "is_objected": {
    "title": "С возражением",
    "type": "boolean",
    "description": "Those with an objection that waits for an answer."
   },
   "is_payable": {
    "title": "Есть что выплатить",
    "type": "boolean",
    "description": "Those with a payout."
   },
   "ended_from": {
    "title": "Окончание с",
    "type": "string",
    "format": "date",
    "description": "The earliest last day of periods, in the time zone of the marketplace."
   },
   "ended_to": {
    "title": "Окончание по",
    "type": "string",
    "format": "date",
    "description": "The latest last day of periods, in the time zone of the marketplace."
   }
  },
  "sort": [
   "period_to",
   "-period_to",
   "due_on",
   "-due_on",
   "payable_kopecks",
   "-payable_kopecks"
  ],
  "row": {
   "id": "integer",
   "company": "object",
   "period_from": "date",
   "period_to": "date",
   "due_on": "date",
   "status": "open | closed | approved | sent | paid | returned",
   "entries_kopecks": "integer",
   "carried_kopecks": "integer",
   "payable_kopecks": "integer",
   "debt_kopecks": "integer",
   "waiting_kopecks": "integer",
   "is_held": "boolean",
   "objections": "integer",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "company": "object",
   "period_from": "date",
   "period_to": "date",
   "due_on": "date",
   "status": "open | closed | approved | sent | paid | returned",
   "entries_kopecks": "integer",
   "carried_kopecks": "integer",
   "payable_kopecks": "integer",
   "debt_kopecks": "integer",
   "waiting_kopecks": "integer",
   "is_held": "boolean",
   "objections": "integer",
   "version": "integer",
   "company_id": "integer",
   "payer": "string",
   "sums": "object[]",
   "holds": "object[]",
   "held": "string",
   "requisites": "object",
   "closed_by": "object",
   "closed_at": "date-time",
   "approved_by": "object",
   "approved_at": "date-time",
   "sent_at": "date-time",
   "settled_at": "date-time",
   "bank_problem": "string",
   "available_statuses": "object[]",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {
   "settlements.statusChange": {
    "summary": "Change the status of a settlement",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "open",
        "closed",
        "approved",
        "sent",
        "paid",
        "returned"
       ],
       "words": {
        "open": "Идёт",
        "closed": "Закрыт",
        "approved": "Утверждён",
        "sent": "Отправлен в банк",
        "paid": "Выплачен",
        "returned": "Возвращён банком"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "orders": {
  "name": "Заказы",
  "about": "Orders of buyers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 9,
    "items": {
     "type": "string",
     "enum": [
      "new",
      "awaiting_payment",
      "processing",
      "in_delivery",
      "dispute",
      "partially_completed",
      "completed",
      "cancelled",
      "returned"
     ],
     "words": {
      "new": "Новый",
      "awaiting_payment": "Ждёт оплаты",
      "processing": "В обработке",
      "in_delivery": "В доставке",
      "dispute": "Спор",
      "partially_completed": "Частично выполнен",
      "completed": "Выполнен",
      "cancelled": "Отменён",
      "returned": "Возвращён"
     }
    }
   },
   "sub_status": {
    "title": "Статус подзаказа",
    "type": "array",
    "maxItems": 14,
    "items": {
     "type": "string",
     "enum": [
      "awaiting_payment",
      "new",
      "confirmed",
      "assembling",
      "ready_to_ship",
      "in_delivery",
      "at_pickup",
      "delivered",
      "not_delivered",
      "returning",
      "returned",
      "partially_returned",
      "dispute",
      "cancelled"
     ],
     "words": {
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
     }
    }
   },
   "payment_status": {
    "title": "Оплата",
    "type": "array",
    "maxItems": 7,
    "items": {
     "type": "string",
     "enum": [
      "pending",
      "authorized",
      "paid",
      "partially_refunded",
      "refunded",
      "failed",
      "cancelled"
     ],
     "words": {
      "pending": "Ждёт оплаты",
      "authorized": "Сумма удержана",
      "paid": "Оплачен",
      "partially_refunded": "Деньги возвращены частично",
      "refunded": "Деньги возвращены",
      "failed": "Ошибка оплаты",
      "cancelled": "Оплата отменена"
     }
    }
   },
   "payment_system_id": {
    "title": "Способ оплаты",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "store_point_id": {
    "title": "Точка отгрузки",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "delivery_type": {
    "title": "Доставка",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "courier",
      "pickup",
      "post"
     ],
     "words": {
      "courier": "Курьер",
      "pickup": "Самовывоз",
      "post": "Почта"
     }
    }
   },
   "placed_from": {
    "title": "Оформлен с",
    "type": "string",
    "format": "date"
   },
   "placed_to": {
    "title": "Оформлен по",
    "type": "string",
    "format": "date"
   },
   "total_from": {
    "title": "Сумма от",
    "description": "The original purchase.",
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 1000000000000
   },
   "total_to": {
    "title": "Сумма до",
    "description": "Kopecks.",
    "type": "integer",
    "format": "int64",
    "minimum": 0,
    "maximum": 1000000000000
   },
   "overdue": {
    "title": "Просрочен",
    "type": "boolean"
   },
   "reason_id": {
    "title": "Причина отмены",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   }
  },
  "sort": [
   "placed_at",
   "-placed_at",
   "number",
   "-number",
   "bought_kopecks",
   "-bought_kopecks",
   "total_kopecks",
   "-total_kopecks",
   "ship_by",
   "-ship_by"
  ],
  "row": {
   "id": "integer",
   "number": "string",
   "placed_at": "date-time",
   "buyer_name": "string",
   "buyer_phone": "string",
   "city": "object",
   "delivery_type": "courier | pickup | post",
   "total_kopecks": "integer",
   "bought_kopecks": "integer",
   "paid_kopecks": "integer",
   "refunded_kopecks": "integer",
   "refunded_at": "date-time",
   "payment_system": "object",
   "payment_status": "pending | authorized | paid | partially_refunded | refunded | failed | cancelled",
   "status": "new | awaiting_payment | processing | in_delivery | dispute | partially_completed | completed | cancelled | returned",
   "ship_by": "date-time",
   "ship_by_zone": "string",
   "is_overdue": "boolean",
   "source": "site | app | manual",
   "version": "integer",
   "sub_orders": "object[]"
  },
  "record": {
   "id": "integer",
   "number": "string",
   "placed_at": "date-time",
   "buyer_name": "string",
   "buyer_phone": "string",
   "city": "object",
   "delivery_type": "courier | pickup | post",
   "total_kopecks": "integer",
   "bought_kopecks": "integer",
   "paid_kopecks": "integer",
   "refunded_kopecks": "integer",
   "refunded_at": "date-time",
   "payment_system": "object",
   "payment_status": "pending | authorized | paid | partially_refunded | refunded | failed | cancelled",
   "status": "new | awaiting_payment | processing | in_delivery | dispute | partially_completed | completed | cancelled | returned",
   "ship_by": "date-time",
   "ship_by_zone": "string",
   "is_overdue": "boolean",
   "source": "site | app | manual",
   "version": "integer",
   "buyer_email": "string",
   "city_id": "integer",
   "pickup_point_id": "integer",
   "pickup_point": "object",
   "address": "string",
   "payment_system_id": "integer",
   "items_kopecks": "integer",
   "delivery_kopecks": "integer",
   "discount_kopecks": "integer",
   "cancelled_kopecks": "integer",
   "returned_kopecks": "integer",
   "payments": "object[]",
   "comment_buyer": "string",
   "comment_staff": "string",
   "buyer_orders_count": "integer",
   "recipient_is_locked": "boolean",
   "sub_orders": "object[]",
   "history": "object[]",
   "created_at": "date-time",
   "updated_at": "date-time"
  },
  "calls": {}
 },
 "facts": {
  "name": "Входящие",
  "about": "«Входящие»: what other systems have sent.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "state": {
    "title": "Состояние",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "applied",
      "waiting",
      "refused",
      "rejected"
     ],
     "words": {
      "applied": "Учтено",
      "waiting": "Ждёт",
      "refused": "Не применено",
      "rejected": "Отклонено"
     }
    }
   },
   "kind": {
    "title": "Что пришло",
    "type": "array",
    "maxItems": 7,
    "items": {
     "type": "string",
     "enum": [
      "order",
      "payment",
      "scan",
      "review",
      "revision",
      "cancellation",
      "return-request"
     ],
     "words": {
      "order": "Заказ",
      "payment": "Оплата",
      "scan": "Скан перевозчика",
      "review": "Отзыв",
      "revision": "Изменение заказа",
      "cancellation": "Отмена покупателем",
      "return-request": "Просьба о возврате"
     }
    }
   },
   "source": {
    "title": "Источник",
    "type": "string",
    "maxLength": 40,
    "description": "The system that sent it."
   },
   "received_from": {
    "title": "Пришло с",
    "type": "string",
    "format": "date",
    "description": "The first day on which it came, in the reader's time zone."
   },
   "received_to": {
    "title": "Пришло по",
    "type": "string",
    "format": "date",
    "description": "The last day on which it came, in the reader's time zone."
   }
  },
  "sort": [
   "received_at",
   "-received_at",
   "occurred_at",
   "-occurred_at"
  ],
  "row": {
   "id": "integer",
   "kind": "order | payment | scan | review | revision | cancellation | return-request",
   "source": "string",
   "external_id": "string",
   "occurred_at": "date-time",
   "received_at": "date-time",
   "received_by": "object",
   "state": "applied | waiting | refused | rejected",
   "problem": "string",
   "summary": "string",
   "entity": "string",
   "entity_id": "integer",
   "entity_label": "string",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "kind": "order | payment | scan | review | revision | cancellation | return-request",
   "source": "string",
   "external_id": "string",
   "occurred_at": "date-time",
   "received_at": "date-time",
   "received_by": "object",
   "state": "applied | waiting | refused | rejected",
   "problem": "string",
   "summary": "string",
   "entity": "string",
   "entity_id": "integer",
   "entity_label": "string",
   "version": "integer",
   "lines": "object[]",
   "decided_by": "object",
   "decided_at": "date-time",
   "decision": "string"
  },
  "calls": {}
 },
 "reconciliations": {
  "name": "Сверка оплат",
  "about": "Registries of payment providers beside the recorded payments, number by number.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "source": {
    "title": "Источник",
    "type": "string",
    "maxLength": 40,
    "description": "The provider."
   },
   "outcome": {
    "title": "Сверка",
    "type": "array",
    "maxItems": 4,
    "items": {
     "description": "What becomes of a number in the registry of a provider beside the recorded payments.",
     "type": "string",
     "enum": [
      "matched",
      "missing_here",
      "missing_there",
      "other_sum"
     ],
     "words": {
      "matched": "Сошлось",
      "missing_here": "Нет у нас",
      "missing_there": "Нет в реестре",
      "other_sum": "Другая сумма"
     }
    },
    "description": "What has come of the comparison."
   },
   "registry_event": {
    "title": "Операция",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "captured",
      "refunded",
      "charged_back"
     ],
     "words": {
      "captured": "Оплата",
      "refunded": "Возврат",
      "charged_back": "Возврат по требованию банка"
     }
    },
    "description": "What has happened to the payment."
   },
   "is_open": {
    "title": "Не объяснено",
    "type": "boolean",
    "description": "Differences that wait for an explanation."
   },
   "occurred_from": {
    "title": "Дата с",
    "type": "string",
    "format": "date",
    "description": "The first day in the registry, in the time zone of the marketplace."
   },
   "occurred_to": {
    "title": "Дата по",
    "type": "string",
    "format": "date",
    "description": "The last day in the registry, in the time zone of the marketplace."
   }
  },
  "sort": [
   "occurred_on",
   "-occurred_on",
   "external_id",
   "-external_id"
  ],
  "row": {
   "id": "integer",
   "source": "string",
   "external_id": "string",
   "registry_event": "captured | refunded | charged_back",
   "occurred_on": "date",
   "outcome": "matched | missing_here | missing_there | other_sum",
   "registry_kopecks": "integer",
   "recorded_kopecks": "integer",
   "order": "object",
   "fact_id": "integer",
   "resolution": "string",
   "resolved_by": "object",
   "resolved_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "reconciliations.resolveByIds": {
    "summary": "Explain differences; what matches is skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "comment": {
       "title": "Основание",
       "type": "string",
       "minLength": 5,
       "maxLength": 500
      }
     },
     "required": [
      "comment"
     ]
    }
   }
  }
 },
 "subOrders": {
  "name": "Подзаказы",
  "about": "The part of an order that one seller ships: the unit of work.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "order_id": {
    "title": "Заказ",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 14,
    "items": {
     "type": "string",
     "enum": [
      "awaiting_payment",
      "new",
      "confirmed",
      "assembling",
      "ready_to_ship",
      "in_delivery",
      "at_pickup",
      "delivered",
      "not_delivered",
      "returning",
      "returned",
      "partially_returned",
      "dispute",
      "cancelled"
     ],
     "words": {
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
     }
    }
   },
   "carrier": {
    "title": "Перевозчик",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "own",
      "cdek",
      "post",
      "other"
     ],
     "words": {
      "own": "Свой курьер",
      "cdek": "СДЭК",
      "post": "Почта России",
      "other": "Другой перевозчик"
     }
    }
   },
   "delivery_id": {
    "title": "Способ доставки",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "delivery_type": {
    "title": "Доставка",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "courier",
      "pickup",
      "post"
     ],
     "words": {
      "courier": "Курьер",
      "pickup": "Самовывоз",
      "post": "Почта"
     }
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "store_point_id": {
    "title": "Точка отгрузки",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "pickup_point_id": {
    "title": "Пункт выдачи",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "product_id": {
    "title": "Товар",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "city_id": {
    "title": "Город",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "reason_id": {
    "title": "Причина отмены",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "placed_from": {
    "title": "Оформлен с",
    "type": "string",
    "format": "date"
   },
   "placed_to": {
    "title": "Оформлен по",
    "type": "string",
    "format": "date"
   },
   "ship_from": {
    "title": "Отгрузить с",
    "type": "string",
    "format": "date"
   },
   "ship_to": {
    "title": "Отгрузить по",
    "type": "string",
    "format": "date"
   },
   "has_track": {
    "title": "Есть трек-номер",
    "type": "boolean"
   },
   "overdue": {
    "title": "Просрочен",
    "type": "boolean"
   }
  },
  "sort": [
   "placed_at",
   "-placed_at",
   "due",
   "-due",
   "ship_by",
   "-ship_by",
   "number",
   "-number",
   "bought_kopecks",
   "-bought_kopecks",
   "total_kopecks",
   "-total_kopecks"
  ],
  "row": {
   "id": "integer",
   "number": "string",
   "order_id": "integer",
   "placed_at": "date-time",
   "company": "object",
   "store_point": "object",
   "buyer_name": "string",
   "buyer_phone": "string",
   "city": "object",
   "delivery_type": "courier | pickup | post",
   "delivery": "object",
   "status": "awaiting_payment | new | confirmed | assembling | ready_to_ship | in_delivery | at_pickup | delivered | not_delivered | returning | returned | partially_returned | dispute | cancelled",
   "carrier": "own | cdek | post | other",
   "track_number": "string",
   "ship_by": "date-time",
   "ship_by_zone": "string",
   "is_overdue": "boolean",
   "deliver_from": "date",
   "deliver_to": "date",
   "storage_until": "date",
   "pieces_count": "integer",
   "total_kopecks": "integer",
   "bought_kopecks": "integer",
   "paid_kopecks": "integer",
   "refunded_kopecks": "integer",
   "refunded_at": "date-time",
   "available_statuses": "object[]",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "number": "string",
   "order_id": "integer",
   "company_id": "integer",
   "company": "object",
   "store_point_id": "integer",
   "store_point": "object",
   "status": "awaiting_payment | new | confirmed | assembling | ready_to_ship | in_delivery | at_pickup | delivered | not_delivered | returning | returned | partially_returned | dispute | cancelled",
   "items": "object[]",
   "delivery_id": "integer",
   "delivery": "object",
   "delivery_kopecks": "integer",
   "items_kopecks": "integer",
   "discount_kopecks": "integer",
   "total_kopecks": "integer",
   "vat_kopecks": "integer",
   "commission_kopecks": "integer",
   "bought_kopecks": "integer",
   "paid_kopecks": "integer",
   "refunded_kopecks": "integer",
   "refunded_at": "date-time",
   "cancelled_kopecks": "integer",
   "returned_kopecks": "integer",
   "payments": "object[]",
   "carrier": "own | cdek | post | other",
   "track_number": "string",
   "ship_by": "date-time",
   "ship_by_zone": "string",
   "is_overdue": "boolean",
   "deliver_from": "date",
   "deliver_to": "date",
   "storage_until": "date",
   "delivered_at": "date-time",
   "cancel": "object",
   "available_statuses": "object[]",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "placed_at": "date-time",
   "buyer_name": "string",
   "buyer_phone": "string",
   "buyer_email": "string",
   "city": "object",
   "delivery_type": "courier | pickup | post",
   "pickup_point": "object",
   "address": "string",
   "comment_buyer": "string",
   "payment_system": "object",
   "payment_status": "pending | authorized | paid | partially_refunded | refunded | failed | cancelled",
   "history": "object[]"
  },
  "calls": {
   "subOrders.changeStatuses": {
    "summary": "Change the status of several sub-orders; sub-orders without that transition are skipped and listed",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "awaiting_payment",
        "new",
        "confirmed",
        "assembling",
        "ready_to_ship",
        "in_delivery",
        "at_pickup",
        "delivered",
        "not_delivered",
        "returning",
        "returned",
        "partially_returned",
        "dispute",
        "cancelled"
       ],
       "words": {
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
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      }
     },
     "required": [
      "status"
     ]
    }
   },
   "subOrders.statusChange": {
    "summary": "Change the status of a sub-order",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "awaiting_payment",
        "new",
        "confirmed",
        "assembling",
        "ready_to_ship",
        "in_delivery",
        "at_pickup",
        "delivered",
        "not_delivered",
        "returning",
        "returned",
        "partially_returned",
        "dispute",
        "cancelled"
       ],
       "words": {
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
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "paymentSystems": {
  "name": "Способы оплаты",
  "about": "Payment methods of buyers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 6,
    "items": {
     "type": "string",
     "enum": [
      "card_online",
      "sbp",
      "card_on_delivery",
      "cash_on_delivery",
      "invoice",
      "installments"
     ],
     "words": {
      "card_online": "Картой на сайте",
      "sbp": "СБП",
      "card_on_delivery": "Картой при получении",
      "cash_on_delivery": "Наличными при получении",
      "invoice": "По счёту",
      "installments": "В рассрочку"
     }
    }
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "name",
   "-name",
   "type",
   "-type"
  ],
  "row": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "card_online | sbp | card_on_delivery | cash_on_delivery | invoice | installments",
   "fee_bp": "integer",
   "is_active": "boolean",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "card_online | sbp | card_on_delivery | cash_on_delivery | invoice | installments",
   "fee_bp": "integer",
   "is_active": "boolean",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {
   "paymentSystems.disable": {
    "summary": "Disable a payment system",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "paymentSystems.enable": {
    "summary": "Enable a payment system",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "deliveries": {
  "name": "Способы доставки и тарифы",
  "about": "Delivery methods and their rates.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "type": {
    "title": "Тип",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "courier",
      "pickup",
      "post"
     ],
     "words": {
      "courier": "Курьер",
      "pickup": "Самовывоз",
      "post": "Почта"
     }
    }
   },
   "carrier": {
    "title": "Перевозчик",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "own",
      "cdek",
      "post",
      "other"
     ],
     "words": {
      "own": "Свой курьер",
      "cdek": "СДЭК",
      "post": "Почта России",
      "other": "Другой перевозчик"
     }
    }
   },
   "is_active": {
    "title": "Включён",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "name",
   "-name",
   "code",
   "-code"
  ],
  "row": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "courier | pickup | post",
   "carrier": "own | cdek | post | other",
   "cutoff": "string",
   "assembly_minutes": "integer",
   "max_weight_g": "integer",
   "max_side_mm": "integer",
   "rates_count": "integer",
   "is_active": "boolean",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "code": "string",
   "name": "string",
   "type": "courier | pickup | post",
   "carrier": "own | cdek | post | other",
   "cutoff": "string",
   "assembly_minutes": "integer",
   "max_weight_g": "integer",
   "max_side_mm": "integer",
   "rates_count": "integer",
   "is_active": "boolean",
   "position": "integer",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "rates": "object[]",
   "regions": "object[]",
   "cities": "object[]"
  },
  "calls": {
   "deliveries.disable": {
    "summary": "Disable a delivery method",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   },
   "deliveries.enable": {
    "summary": "Enable a delivery method",
    "input": {
     "type": "object",
     "properties": {},
     "required": []
    }
   }
  }
 },
 "moderation": {
  "name": "Заявки",
  "about": "Sellers' proposed changes that await a decision.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "entity": {
    "title": "Объект",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "product",
      "company",
      "store-point",
      "bank-detail"
     ],
     "words": {
      "product": "Товар",
      "company": "Продавец",
      "store-point": "Точка",
      "bank-detail": "Реквизиты"
     }
    }
   },
   "kind": {
    "title": "Вид",
    "type": "array",
    "maxItems": 2,
    "items": {
     "type": "string",
     "enum": [
      "create",
      "update"
     ],
     "words": {
      "create": "Создание",
      "update": "Изменение"
     }
    }
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 6,
    "items": {
     "description": "The state of a seller's proposal: a change of a record, or a new brand.",
     "type": "string",
     "enum": [
      "new",
      "in_work",
      "approved",
      "rejected",
      "revision",
      "cancelled"
     ],
     "words": {
      "new": "Новая",
      "in_work": "В работе",
      "approved": "Одобрена",
      "rejected": "Отклонена",
      "revision": "На доработке",
      "cancelled": "Отозвана"
     }
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "assignee_id": {
    "title": "Исполнитель",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "string",
     "pattern": "^(me|none|[1-9][0-9]{0,15})$",
     "maxLength": 16
    },
    "description": "`me`, `none`, or ids."
   },
   "priority": {
    "title": "Приоритет",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "high",
      "normal",
      "low"
     ],
     "words": {
      "high": "Высокий",
      "normal": "Обычный",
      "low": "Низкий"
     }
    }
   },
   "overdue": {
    "title": "Просрочена",
    "type": "boolean"
   },
   "reason_id": {
    "title": "Причина",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "created_from": {
    "title": "Создана с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создана по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "due_at",
   "-due_at",
   "created_at",
   "-created_at",
   "priority",
   "-priority",
   "attempt",
   "-attempt"
  ],
  "row": {
   "id": "integer",
   "number": "string",
   "entity": "product | company | store-point | bank-detail",
   "entity_id": "integer",
   "entity_label": "string",
   "kind": "create | update",
   "company": "object",
   "status": "new | in_work | approved | rejected | revision | cancelled",
   "priority": "high | normal | low",
   "assignee": "object",
   "assigned_until": "date-time",
   "due_at": "date-time",
   "is_overdue": "boolean",
   "attempt": "integer",
   "changed_fields": "string[]",
   "author": "object",
   "created_at": "date-time",
   "updated_at": "date-time",
   "decided_by": "object",
   "decided_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "number": "string",
   "entity": "product | company | store-point | bank-detail",
   "entity_id": "integer",
   "entity_label": "string",
   "kind": "create | update",
   "company": "object",
   "status": "new | in_work | approved | rejected | revision | cancelled",
   "priority": "high | normal | low",
   "assignee": "object",
   "assigned_until": "date-time",
   "due_at": "date-time",
   "is_overdue": "boolean",
   "attempt": "integer",
   "changed_fields": "string[]",
   "author": "object",
   "created_at": "date-time",
   "updated_at": "date-time",
   "decided_by": "object",
   "decided_at": "date-time",
   "version": "integer",
   "image_url": "string",
   "hints": "string[]",
   "seller_record": "object",
   "company_id": "integer",
   "before": "object",
   "after": "object",
   "current": "object",
   "current_version": "integer",
   "entity_version": "integer",
   "moved_fields": "string[]",
   "comparison": "object[]",
   "images": "object[]",
   "duplicates": "object[]",
   "reasons": "object[]",
   "comment_public": "string",
   "comment_internal": "string",
   "history": "object[]",
   "available_statuses": "object[]"
  },
  "calls": {
   "moderation.statusChange": {
    "summary": "Change the status of a request",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "description": "The state of a seller's proposal: a change of a record, or a new brand.",
       "type": "string",
       "enum": [
        "new",
        "in_work",
        "approved",
        "rejected",
        "revision",
        "cancelled"
       ],
       "words": {
        "new": "Новая",
        "in_work": "В работе",
        "approved": "Одобрена",
        "rejected": "Отклонена",
        "revision": "На доработке",
        "cancelled": "Отозвана"
       }
      },
      "reasons": {
       "title": "Причины",
       "type": "array",
       "maxItems": 20,
       "items": {
        "type": "object",
        "properties": {
         "reason_id": {
          "title": "Причина",
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
         },
         "field": {
          "title": "Поле",
          "description": "The subject of the reason.",
          "type": [
           "string",
           "null"
          ],
          "maxLength": 100
         },
         "comment": {
          "title": "Комментарий",
          "type": [
           "string",
           "null"
          ],
          "maxLength": 1000
         }
        },
        "required": [
         "reason_id"
        ]
       }
      },
      "comment_public": {
       "title": "Комментарий для автора",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "comment_internal": {
       "title": "Комментарий для сотрудников",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "compared_version": {
       "title": "Версия записи",
       "description": "The record's version that the proposal was compared with; defaults to the version at its creation.",
       "type": "integer",
       "format": "int32",
       "minimum": 1
      },
      "changes": {
       "title": "Изменения",
       "description": "The changed proposal of a resubmitted request; unchanged if omitted.",
       "type": "array",
       "minItems": 1,
       "maxItems": 60,
       "items": {
        "description": "A field of the record and its proposed value, as its update takes it.",
        "type": "object",
        "properties": {
         "field": {
          "title": "Поле",
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]*$",
          "maxLength": 60
         },
         "value": {
          "title": "Значение"
         }
        },
        "required": [
         "field",
         "value"
        ]
       }
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "brandModeration": {
  "name": "Заявки на бренды",
  "about": "Sellers' requests for new brands.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 6,
    "items": {
     "description": "The state of a seller's proposal: a change of a record, or a new brand.",
     "type": "string",
     "enum": [
      "new",
      "in_work",
      "approved",
      "rejected",
      "revision",
      "cancelled"
     ],
     "words": {
      "new": "Новая",
      "in_work": "В работе",
      "approved": "Одобрена",
      "rejected": "Отклонена",
      "revision": "На доработке",
      "cancelled": "Отозвана"
     }
    }
   },
   "resolution": {
    "title": "Решение",
    "type": "array",
    "maxItems": 3,
    "items": {
     "description": "The outcome of a brand request.",
     "type": "string",
     "enum": [
      "created",
      "merged",
      "rejected"
     ],
     "words": {
      "created": "Новый бренд",
      "merged": "Синоним бренда",
      "rejected": "Отклонён"
     }
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "assignee_id": {
    "title": "Исполнитель",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "string",
     "pattern": "^(me|none|[1-9][0-9]{0,15})$",
     "maxLength": 16
    },
    "description": "`me`, `none`, or ids."
   },
   "overdue": {
    "title": "Просрочена",
    "type": "boolean"
   },
   "created_from": {
    "title": "Создана с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создана по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "due_at",
   "-due_at",
   "created_at",
   "-created_at",
   "proposed_name",
   "-proposed_name",
   "attempt",
   "-attempt"
  ],
  "row": {
   "id": "integer",
   "number": "string",
   "proposed_name": "string",
   "company": "object",
   "status": "new | in_work | approved | rejected | revision | cancelled",
   "resolution": "created | merged | rejected",
   "target_brand": "object",
   "assignee": "object",
   "assigned_until": "date-time",
   "due_at": "date-time",
   "is_overdue": "boolean",
   "attempt": "integer",
   "products_count": "integer",
   "author": "object",
   "decided_by": "object",
   "created_at": "date-time",
   "updated_at": "date-time",
   "decided_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "number": "string",
   "proposed_name": "string",
   "company": "object",
   "status": "new | in_work | approved | rejected | revision | cancelled",
   "resolution": "created | merged | rejected",
   "target_brand": "object",
   "assignee": "object",
   "assigned_until": "date-time",
   "due_at": "date-time",
   "is_overdue": "boolean",
   "attempt": "integer",
   "products_count": "integer",
   "author": "object",
   "decided_by": "object",
   "created_at": "date-time",
   "updated_at": "date-time",
   "decided_at": "date-time",
   "version": "integer",
   "company_id": "integer",
   "target_brand_id": "integer",
   "proposed_synonyms": "string[]",
   "site": "string",
   "country_code": "string",
   "document_ids": "integer[]",
   "samples": "string[]",
   "similar": "object[]",
   "reasons": "object[]",
   "comment_public": "string",
   "comment_internal": "string",
   "history": "object[]",
   "available_statuses": "object[]"
  },
  "calls": {
   "brandModeration.statusChange": {
    "summary": "Change the status of a request for a brand",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "description": "The state of a seller's proposal: a change of a record, or a new brand.",
       "type": "string",
       "enum": [
        "new",
        "in_work",
        "approved",
        "rejected",
        "revision",
        "cancelled"
       ],
       "words": {
        "new": "Новая",
        "in_work": "В работе",
        "approved": "Одобрена",
        "rejected": "Отклонена",
        "revision": "На доработке",
        "cancelled": "Отозвана"
       }
      },
      "resolution": {
       "title": "Решение",
       "description": "The outcome of an approval: a new brand, or a spelling of `target_brand_id`.",
       "type": "string",
       "enum": [
        "created",
        "merged"
       ]
      },
      "target_brand_id": {
       "title": "Бренд в каталоге",
       "type": "integer",
       "format": "int64",
       "minimum": 1,
       "maximum": 9007199254740991
      },
      "kind": {
       "title": "Вид",
       "description": "The kind of a newly created brand.",
       "type": "string",
       "enum": [
        "oem",
        "aftermarket",
        "own"
       ],
       "words": {
        "oem": "Автопроизводитель (OEM)",
        "aftermarket": "Производитель запчастей",
        "own": "Собственная марка"
       }
      },
      "reasons": {
       "title": "Причины",
       "type": "array",
       "maxItems": 20,
       "items": {
        "type": "object",
        "properties": {
         "reason_id": {
          "title": "Причина",
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
         },
         "field": {
          "title": "Поле",
          "description": "The subject of the reason.",
          "type": [
           "string",
           "null"
          ],
          "maxLength": 100
         },
         "comment": {
          "title": "Комментарий",
          "type": [
           "string",
           "null"
          ],
          "maxLength": 1000
         }
        },
        "required": [
         "reason_id"
        ]
       }
      },
      "comment_public": {
       "title": "Комментарий для автора",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "comment_internal": {
       "title": "Комментарий для сотрудников",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "proposal": {
       "title": "Заявка",
       "description": "The changed fields of a resubmitted request.",
       "type": "object",
       "properties": {
        "proposed_name": {
         "title": "Бренд",
         "type": "string",
         "minLength": 1,
         "maxLength": 60
        },
        "proposed_synonyms": {
         "title": "Синонимы",
         "type": "array",
         "maxItems": 20,
         "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 120
         }
        },
        "site": {
         "title": "Сайт",
         "type": [
          "string",
          "null"
         ],
         "pattern": "^https?://[^\\s/]+(/\\S*)?$",
         "maxLength": 200
        },
        "country_code": {
         "title": "Страна",
         "anyOf": [
          {
           "description": "ISO 3166-1, two letters.",
           "type": "string",
           "pattern": "^[A-Z]{2}$"
          },
          {
           "type": "null"
          }
         ]
        },
        "document_ids": {
         "title": "Документы",
         "type": "array",
         "maxItems": 10,
         "items": {
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
         }
        },
        "samples": {
         "title": "Примеры артикулов",
         "type": "array",
         "maxItems": 20,
         "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 32
         }
        }
       },
       "required": []
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "reviews": {
  "name": "Отзывы",
  "about": "Reviews of buyers.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "new",
      "published",
      "rejected",
      "hidden"
     ],
     "words": {
      "new": "Новый",
      "published": "Опубликован",
      "rejected": "Отклонён",
      "hidden": "Скрыт"
     }
    }
   },
   "rating": {
    "title": "Оценка",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "integer",
     "format": "int32",
     "minimum": 1,
     "maximum": 5
    }
   },
   "target": {
    "title": "Объект",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "product",
      "store-point",
      "company"
     ],
     "words": {
      "product": "Товар",
      "store-point": "Точка",
      "company": "Продавец"
     }
    }
   },
   "product_id": {
    "title": "Товар",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "store_point_id": {
    "title": "Точка",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "company_id": {
    "title": "Продавец",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "has_reply": {
    "title": "Есть ответ",
    "type": "boolean"
   },
   "has_photo": {
    "title": "Есть фото",
    "type": "boolean"
   },
   "has_complaint": {
    "title": "Есть жалоба",
    "type": "boolean"
   },
   "flags": {
    "title": "Отметки",
    "type": "array",
    "maxItems": 4,
    "items": {
     "description": "A finding of the automatic check.",
     "type": "string",
     "enum": [
      "stop_word",
      "link",
      "phone",
      "caps"
     ],
     "words": {
      "stop_word": "Стоп-слово",
      "link": "Ссылка",
      "phone": "Телефон",
      "caps": "Прописные буквы"
     }
    }
   },
   "created_from": {
    "title": "Создан с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создан по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "created_at",
   "-created_at",
   "rating",
   "-rating"
  ],
  "row": {
   "id": "integer",
   "target": "product | store-point | company",
   "subject": "object",
   "company": "object",
   "rating": "integer",
   "text": "string",
   "pros": "string",
   "cons": "string",
   "author_name": "string",
   "is_verified": "boolean",
   "photos_count": "integer",
   "flags": "stop_word | link | phone | caps[]",
   "status": "new | published | rejected | hidden",
   "has_reply": "boolean",
   "reply_text": "string",
   "has_complaint": "boolean",
   "is_processed": "boolean",
   "created_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "target": "product | store-point | company",
   "subject": "object",
   "company": "object",
   "rating": "integer",
   "text": "string",
   "pros": "string",
   "cons": "string",
   "author_name": "string",
   "is_verified": "boolean",
   "photos_count": "integer",
   "flags": "stop_word | link | phone | caps[]",
   "status": "new | published | rejected | hidden",
   "has_reply": "boolean",
   "reply_text": "string",
   "has_complaint": "boolean",
   "is_processed": "boolean",
   "created_at": "date-time",
   "version": "integer",
   "product_id": "integer",
   "store_point_id": "integer",
   "company_id": "integer",
   "sub_order": "object",
   "criteria": "object[]",
   "photos": "object[]",
   "marks": "object[]",
   "reply_user_id": "integer",
   "reply_user": "object",
   "reply_at": "date-time",
   "complaint_reason_id": "integer",
   "complaint_reason": "object",
   "complaint_comment": "string",
   "complaint_at": "date-time",
   "history": "object[]",
   "available_statuses": "object[]",
   "updated_at": "date-time"
  },
  "calls": {
   "reviews.statusChange": {
    "summary": "Change the status of a review",
    "input": {
     "type": "object",
     "properties": {
      "status": {
       "title": "Статус",
       "type": "string",
       "enum": [
        "new",
        "published",
        "rejected",
        "hidden"
       ],
       "words": {
        "new": "Новый",
        "published": "Опубликован",
        "rejected": "Отклонён",
        "hidden": "Скрыт"
       }
      },
      "reason_id": {
       "title": "Причина",
       "anyOf": [
        {
         "type": "integer",
         "format": "int64",
         "minimum": 1,
         "maximum": 9007199254740991
        },
        {
         "type": "null"
        }
       ]
      },
      "comment": {
       "title": "Комментарий",
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1000
      },
      "until": {
       "title": "Срок",
       "description": "When the status ends by itself.",
       "type": [
        "string",
        "null"
       ],
       "format": "date-time"
      }
     },
     "required": [
      "status"
     ]
    }
   }
  }
 },
 "reviewTerms": {
  "name": "Справочник отзывов",
  "about": "Handbook of reviews: criteria, tags, stop words, templates of replies.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "kind": {
    "title": "Вид",
    "type": "array",
    "maxItems": 5,
    "items": {
     "type": "string",
     "enum": [
      "criterion",
      "pro_tag",
      "con_tag",
      "stop_word",
      "reply_template"
     ],
     "words": {
      "criterion": "Критерий",
      "pro_tag": "Достоинство",
      "con_tag": "Недостаток",
      "stop_word": "Стоп-слово",
      "reply_template": "Заготовка ответа"
     }
    }
   },
   "category_id": {
    "title": "Категория",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "is_active": {
    "title": "Включена",
    "type": "boolean"
   }
  },
  "sort": [
   "position",
   "-position",
   "text",
   "-text",
   "kind",
   "-kind"
  ],
  "row": {
   "id": "integer",
   "kind": "criterion | pro_tag | con_tag | stop_word | reply_template",
   "text": "string",
   "category_id": "integer",
   "category": "object",
   "position": "integer",
   "is_active": "boolean",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "legacyCities": {
  "name": "Города прежней системы",
  "about": "Cities of the previous system and their counterparts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "unmapped",
      "mapped",
      "ignored"
     ],
     "words": {
      "unmapped": "Не сопоставлено",
      "mapped": "Сопоставлено",
      "ignored": "Не переносится"
     }
    }
   },
   "has_candidate": {
    "title": "Есть похожие",
    "type": "boolean"
   }
  },
  "sort": [
   "id",
   "-id",
   "name",
   "-name",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "region_name": "string"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "region_name": "string",
   "mapped_to_id": "integer",
   "payload": "object",
   "suggestion": "object"
  },
  "calls": {}
 },
 "legacyCarBrands": {
  "name": "Марки авто прежней системы",
  "about": "Makes of cars of the previous system and their counterparts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "unmapped",
      "mapped",
      "ignored"
     ],
     "words": {
      "unmapped": "Не сопоставлено",
      "mapped": "Сопоставлено",
      "ignored": "Не переносится"
     }
    }
   },
   "has_candidate": {
    "title": "Есть похожие",
    "type": "boolean"
   }
  },
  "sort": [
   "id",
   "-id",
   "name",
   "-name",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "models_count": "integer"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "models_count": "integer",
   "mapped_to_id": "integer",
   "payload": "object",
   "suggestion": "object",
   "models": "object[]"
  },
  "calls": {}
 },
 "legacyProducts": {
  "name": "Товары прежней системы",
  "about": "Cards of the previous system and their counterparts.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 3,
    "items": {
     "type": "string",
     "enum": [
      "unmapped",
      "mapped",
      "ignored"
     ],
     "words": {
      "unmapped": "Не сопоставлено",
      "mapped": "Сопоставлено",
      "ignored": "Не переносится"
     }
    }
   },
   "has_candidate": {
    "title": "Есть похожие",
    "type": "boolean"
   }
  },
  "sort": [
   "id",
   "-id",
   "name",
   "-name",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "article": "string",
   "brand_name": "string",
   "category_name": "string"
  },
  "record": {
   "id": "integer",
   "name": "string",
   "status": "unmapped | mapped | ignored",
   "mapped_to": "object",
   "note": "string",
   "has_candidate": "boolean",
   "migrated_at": "date-time",
   "updated_at": "date-time",
   "version": "integer",
   "article": "string",
   "brand_name": "string",
   "category_name": "string",
   "mapped_to_id": "integer",
   "payload": "object",
   "suggestion": "object"
  },
  "calls": {}
 },
 "routeRules": {
  "name": "Перенаправления",
  "about": "A rule is a setting, so it requires the permissions of settings.Redirects of the panel's pages.",
  "filters": {
   "q": {
    "title": "Поиск",
    "type": "string",
    "minLength": 2,
    "maxLength": 100,
    "description": "Words of at least two letters."
   }
  },
  "sort": [
   "path",
   "-path",
   "redirect",
   "-redirect",
   "updated_at",
   "-updated_at"
  ],
  "row": {
   "id": "integer",
   "path": "string",
   "redirect": "string",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "record": {
   "id": "integer",
   "path": "string",
   "redirect": "string",
   "created_at": "date-time",
   "updated_at": "date-time",
   "version": "integer"
  },
  "calls": {}
 },
 "operations": {
  "name": "Операции",
  "about": "Long work of the server: bulk changes, imports, exports, and bringing back. It goes on after the request that started it.",
  "filters": {
   "mine": {
    "title": "Чьи",
    "type": "boolean",
    "description": "Only those that the caller has prepared or started."
   },
   "id": {
    "title": "Операции",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    },
    "description": "Those of these operations that the caller sees."
   },
   "awaiting": {
    "title": "Ждут меня",
    "type": "boolean",
    "description": "Only those that wait for somebody else than their author, and that the caller may confirm."
   },
   "status": {
    "title": "Статус",
    "type": "array",
    "maxItems": 10,
    "items": {
     "type": "string",
     "enum": [
      "checking",
      "prepared",
      "waiting",
      "running",
      "stopped",
      "done",
      "failed",
      "rejected",
      "withdrawn",
      "undone"
     ],
     "words": {
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
     }
    }
   },
   "kind": {
    "title": "Вид",
    "type": "array",
    "maxItems": 4,
    "items": {
     "type": "string",
     "enum": [
      "change",
      "import",
      "export",
      "restore"
     ],
     "words": {
      "change": "Изменение",
      "import": "Импорт",
      "export": "Выгрузка",
      "restore": "Возврат"
     }
    }
   },
   "call": {
    "title": "Действие",
    "type": "array",
    "maxItems": 20,
    "items": {
     "description": "The id of the operation of this contract that is applied, such as `products.disableByIds`.",
     "type": "string",
     "pattern": "^[a-z][A-Za-z]*(\\.[A-Za-z]+)?$",
     "maxLength": 60
    },
    "description": "Operations of this contract."
   },
   "author_id": {
    "title": "Автор",
    "type": "array",
    "maxItems": 100,
    "items": {
     "type": "integer",
     "format": "int64",
     "minimum": 1,
     "maximum": 9007199254740991
    }
   },
   "created_from": {
    "title": "Создана с",
    "type": "string",
    "format": "date"
   },
   "created_to": {
    "title": "Создана по",
    "type": "string",
    "format": "date"
   }
  },
  "sort": [
   "created_at",
   "-created_at"
  ],
  "row": {
   "id": "integer",
   "call": "string",
   "kind": "change | import | export | restore",
   "title": "string",
   "resource": "string",
   "status": "checking | prepared | waiting | running | stopped | done | failed | rejected | withdrawn | undone",
   "author": "object",
   "starter": "object",
   "reason": "string",
   "total": "integer",
   "done": "integer",
   "changed": "integer",
   "skipped": "integer",
   "created_at": "date-time",
   "started_at": "date-time",
   "finished_at": "date-time",
   "undo_until": "date-time",
   "undoes": "integer",
   "source_name": "string",
   "result_name": "string",
   "has_errors_file": "boolean",
   "actions": "start | stop | reject | withdraw | repeat | undo[]"
  },
  "record": {
   "id": "integer",
   "call": "string",
   "kind": "change | import | export | restore",
   "title": "string",
   "resource": "string",
   "status": "checking | prepared | waiting | running | stopped | done | failed | rejected | withdrawn | undone",
   "author": "object",
   "starter": "object",
   "reason": "string",
   "total": "integer",
   "done": "integer",
   "changed": "integer",
   "skipped": "integer",
   "created_at": "date-time",
   "started_at": "date-time",
   "finished_at": "date-time",
   "undo_until": "date-time",
   "undoes": "integer",
   "source_name": "string",
   "result_name": "string",
   "has_errors_file": "boolean",
   "actions": "start | stop | reject | withdraw | repeat | undo[]",
   "input": "object",
   "words": "object",
   "filter": "object",
   "filter_words": "string",
   "changes": "object[]",
   "price_change": "number",
   "created": "integer",
   "price_checks": "integer",
   "explanation": "string",
   "undone_by": "integer"
  },
  "calls": {}
 }
}
