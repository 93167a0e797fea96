// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { FormOf } from './standard-schema.ts'

/** The fields of `accessRequests.answer`. */
export const accessRequestsAnswerForm: FormOf<'accessRequests.answer'> = {
  operation: 'accessRequests.answer',
  fields: {
    role_id: { label: { ru: "Роль", en: "Role" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 500 },
  },
}

/** The fields of `attributes.create`. */
export const attributesCreateForm: FormOf<'attributes.create'> = {
  operation: 'attributes.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['string', 'text', 'number', 'boolean', 'select', 'multiselect', 'date'] },
    unit: { label: { ru: "Единица измерения", en: "Unit" }, type: 'string', maxLength: 20 },
    group: { label: { ru: "Группа", en: "Group" }, type: 'string', maxLength: 60 },
    is_required: { label: { ru: "Обязательная", en: "Required" }, type: 'boolean' },
    is_filterable: { label: { ru: "Показывать в фильтре", en: "Shown in the filter" }, type: 'boolean' },
    is_comparable: { label: { ru: "Показывать в сравнении", en: "Shown in comparison" }, type: 'boolean' },
    min_value: { label: { ru: "Наименьшее значение", en: "Least value" }, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
    max_value: { label: { ru: "Наибольшее значение", en: "Greatest value" }, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
    precision: { label: { ru: "Знаков после запятой", en: "Decimal places" }, type: 'integer', format: 'int32', minimum: 0, maximum: 6 },
    max_length: { label: { ru: "Наибольшая длина", en: "Greatest length" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    pattern: { label: { ru: "Шаблон значения", en: "Pattern of the value" }, type: 'string', maxLength: 200 },
    allow_custom: { label: { ru: "Разрешить своё значение", en: "Custom values allowed" }, type: 'boolean' },
    values: { label: { ru: "Значения", en: "Values" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
    categories: { label: { ru: "Категории", en: "Categories" }, type: 'array', maxItems: 300, items: { type: 'object' } },
  },
}

/** The fields of `attributes.generateTransliteName`. */
export const attributesGenerateTransliteNameForm: FormOf<'attributes.generateTransliteName'> = {
  operation: 'attributes.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `attributes.update`. */
export const attributesUpdateForm: FormOf<'attributes.update'> = {
  operation: 'attributes.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['string', 'text', 'number', 'boolean', 'select', 'multiselect', 'date'] },
    unit: { label: { ru: "Единица измерения", en: "Unit" }, type: 'string', maxLength: 20 },
    group: { label: { ru: "Группа", en: "Group" }, type: 'string', maxLength: 60 },
    is_required: { label: { ru: "Обязательная", en: "Required" }, type: 'boolean' },
    is_filterable: { label: { ru: "Показывать в фильтре", en: "Shown in the filter" }, type: 'boolean' },
    is_comparable: { label: { ru: "Показывать в сравнении", en: "Shown in comparison" }, type: 'boolean' },
    min_value: { label: { ru: "Наименьшее значение", en: "Least value" }, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
    max_value: { label: { ru: "Наибольшее значение", en: "Greatest value" }, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
    precision: { label: { ru: "Знаков после запятой", en: "Decimal places" }, type: 'integer', format: 'int32', minimum: 0, maximum: 6 },
    max_length: { label: { ru: "Наибольшая длина", en: "Greatest length" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    pattern: { label: { ru: "Шаблон значения", en: "Pattern of the value" }, type: 'string', maxLength: 200 },
    allow_custom: { label: { ru: "Разрешить своё значение", en: "Custom values allowed" }, type: 'boolean' },
    values: { label: { ru: "Значения", en: "Values" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
    categories: { label: { ru: "Категории", en: "Categories" }, type: 'array', maxItems: 300, items: { type: 'object' } },
  },
}

/** The fields of `auditLog.reveal`. */
export const auditLogRevealForm: FormOf<'auditLog.reveal'> = {
  operation: 'auditLog.reveal',
  fields: {
    entity: { label: { ru: "Объект", en: "Object" }, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
    entity_id: { label: { ru: "Запись", en: "Record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    fields: { label: { ru: "Поля", en: "Fields" }, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 80 } },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `auth.byPasskey`. */
export const authByPasskeyForm: FormOf<'auth.byPasskey'> = {
  operation: 'auth.byPasskey',
  fields: {
    credential: { label: { ru: "Ключ", en: "Passkey" }, type: 'object', required: true },
  },
}

/** The fields of `auth.secondStep`. */
export const authSecondStepForm: FormOf<'auth.secondStep'> = {
  operation: 'auth.secondStep',
  fields: {
    challenge: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', minLength: 6, maxLength: 40 },
    credential: { label: { ru: "Ключ", en: "Passkey" }, type: 'object' },
  },
}

/** The fields of `auth.signIn`. */
export const authSignInForm: FormOf<'auth.signIn'> = {
  operation: 'auth.signIn',
  fields: {
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
    password: { label: { ru: "Пароль", en: "Password" }, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
  },
}

/** The fields of `auth.stepUp`. */
export const authStepUpForm: FormOf<'auth.stepUp'> = {
  operation: 'auth.stepUp',
  fields: {
    credential: { label: { ru: "Ключ", en: "Passkey" }, type: 'object' },
    password: { label: { ru: "Пароль", en: "Password" }, type: 'string', format: 'password', minLength: 1, maxLength: 256 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', minLength: 6, maxLength: 40 },
  },
}

/** The fields of `bankDetails.create`. */
export const bankDetailsCreateForm: FormOf<'bankDetails.create'> = {
  operation: 'bankDetails.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    bank_name: { label: { ru: "Банк", en: "Bank" }, type: 'string', required: true, minLength: 3, maxLength: 160 },
    bik: { label: { ru: "БИК", en: "BIC" }, type: 'string', required: true, minLength: 1, maxLength: 9 },
    corr_account: { label: { ru: "Корр. счёт", en: "Correspondent account" }, type: 'string', required: true, minLength: 1, maxLength: 24 },
    settlement_account: { label: { ru: "Расчётный счёт", en: "Settlement account" }, type: 'string', required: true, minLength: 1, maxLength: 24 },
    recipient: { label: { ru: "Получатель", en: "Recipient" }, type: 'string', minLength: 3, maxLength: 255 },
    is_default: { label: { ru: "Основной", en: "Main" }, type: 'boolean' },
  },
}

/** The fields of `bankDetails.update`. */
export const bankDetailsUpdateForm: FormOf<'bankDetails.update'> = {
  operation: 'bankDetails.update',
  fields: {
    bank_name: { label: { ru: "Банк", en: "Bank" }, type: 'string', minLength: 3, maxLength: 160 },
    bik: { label: { ru: "БИК", en: "BIC" }, type: 'string', minLength: 1, maxLength: 9 },
    corr_account: { label: { ru: "Корр. счёт", en: "Correspondent account" }, type: 'string', minLength: 1, maxLength: 24 },
    settlement_account: { label: { ru: "Расчётный счёт", en: "Settlement account" }, type: 'string', minLength: 1, maxLength: 24 },
    recipient: { label: { ru: "Получатель", en: "Recipient" }, type: 'string', minLength: 3, maxLength: 255 },
    is_default: { label: { ru: "Основной", en: "Main" }, type: 'boolean' },
  },
}

/** The fields of `brandAliases.ignoreByIds`. */
export const brandAliasesIgnoreByIdsForm: FormOf<'brandAliases.ignoreByIds'> = {
  operation: 'brandAliases.ignoreByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `brandAliases.tieByIds`. */
export const brandAliasesTieByIdsForm: FormOf<'brandAliases.tieByIds'> = {
  operation: 'brandAliases.tieByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    brand_id: { label: { ru: "Бренд", en: "Brand" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `brandAliases.untieByIds`. */
export const brandAliasesUntieByIdsForm: FormOf<'brandAliases.untieByIds'> = {
  operation: 'brandAliases.untieByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `brandAliases.upsert`. */
export const brandAliasesUpsertForm: FormOf<'brandAliases.upsert'> = {
  operation: 'brandAliases.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `brandModeration.create`. */
export const brandModerationCreateForm: FormOf<'brandModeration.create'> = {
  operation: 'brandModeration.create',
  fields: {
    proposed_name: { label: { ru: "Бренд", en: "Brand" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    proposed_synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 120 } },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    document_ids: { label: { ru: "Документы", en: "Documents" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    samples: { label: { ru: "Примеры артикулов", en: "Sample part numbers" }, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 32 } },
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `brandModeration.statusChange`. */
export const brandModerationStatusChangeForm: FormOf<'brandModeration.statusChange'> = {
  operation: 'brandModeration.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['new', 'in_work', 'approved', 'rejected', 'revision', 'cancelled'] },
    resolution: { label: { ru: "Решение", en: "Decision" }, type: 'string', enum: ['created', 'merged'] },
    target_brand_id: { label: { ru: "Бренд в каталоге", en: "Brand of the catalogue" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    kind: { label: { ru: "Вид", en: "Kind" }, type: 'string', enum: ['oem', 'aftermarket', 'own'] },
    reasons: { label: { ru: "Причины", en: "Reasons" }, type: 'array', maxItems: 20, items: { type: 'object' } },
    comment_public: { label: { ru: "Комментарий для автора", en: "Comment for the author" }, type: 'string', maxLength: 1000 },
    comment_internal: { label: { ru: "Комментарий для сотрудников", en: "Comment for the staff" }, type: 'string', maxLength: 1000 },
    proposal: { label: { ru: "Заявка", en: "Proposal" }, type: 'object' },
  },
}

/** The fields of `brandModeration.update`. */
export const brandModerationUpdateForm: FormOf<'brandModeration.update'> = {
  operation: 'brandModeration.update',
  fields: {
    proposed_name: { label: { ru: "Бренд", en: "Brand" }, type: 'string', minLength: 1, maxLength: 60 },
    proposed_synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 120 } },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    document_ids: { label: { ru: "Документы", en: "Documents" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    samples: { label: { ru: "Примеры артикулов", en: "Sample part numbers" }, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 32 } },
    comment_internal: { label: { ru: "Комментарий для сотрудников", en: "Comment for the staff" }, type: 'string', maxLength: 1000 },
  },
}

/** The fields of `brands.create`. */
export const brandsCreateForm: FormOf<'brands.create'> = {
  operation: 'brands.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    kind: { label: { ru: "Вид", en: "Kind" }, type: 'string', required: true, enum: ['oem', 'aftermarket', 'own'] },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
    is_original: { label: { ru: "Оригинальные запчасти", en: "Original parts" }, type: 'boolean' },
    warranty_months: { label: { ru: "Гарантия, мес.", en: "Warranty, months" }, type: 'integer', format: 'int32', minimum: 0, maximum: 240 },
    synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
  },
}

/** The fields of `brands.disableByIds`. */
export const brandsDisableByIdsForm: FormOf<'brands.disableByIds'> = {
  operation: 'brands.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `brands.enableByIds`. */
export const brandsEnableByIdsForm: FormOf<'brands.enableByIds'> = {
  operation: 'brands.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `brands.generateTransliteName`. */
export const brandsGenerateTransliteNameForm: FormOf<'brands.generateTransliteName'> = {
  operation: 'brands.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `brands.update`. */
export const brandsUpdateForm: FormOf<'brands.update'> = {
  operation: 'brands.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 1, maxLength: 60 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    kind: { label: { ru: "Вид", en: "Kind" }, type: 'string', enum: ['oem', 'aftermarket', 'own'] },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
    is_original: { label: { ru: "Оригинальные запчасти", en: "Original parts" }, type: 'boolean' },
    warranty_months: { label: { ru: "Гарантия, мес.", en: "Warranty, months" }, type: 'integer', format: 'int32', minimum: 0, maximum: 240 },
    synonyms: { label: { ru: "Синонимы", en: "Synonyms" }, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
    merge_into_id: { label: { ru: "Объединить с брендом", en: "Merge into the brand" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `carBrands.create`. */
export const carBrandsCreateForm: FormOf<'carBrands.create'> = {
  operation: 'carBrands.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    name_ru: { label: { ru: "Название по-русски", en: "Name in Russian" }, type: 'string', maxLength: 60 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    is_popular: { label: { ru: "Популярная", en: "Popular" }, type: 'boolean' },
    year_from: { label: { ru: "Год начала", en: "First year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    year_to: { label: { ru: "Год окончания", en: "Last year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    tecdoc_id: { label: { ru: "Код TecDoc", en: "TecDoc code" }, type: 'integer', format: 'int32', minimum: 1 },
  },
}

/** The fields of `carBrands.generateTransliteName`. */
export const carBrandsGenerateTransliteNameForm: FormOf<'carBrands.generateTransliteName'> = {
  operation: 'carBrands.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `carBrands.update`. */
export const carBrandsUpdateForm: FormOf<'carBrands.update'> = {
  operation: 'carBrands.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 1, maxLength: 60 },
    name_ru: { label: { ru: "Название по-русски", en: "Name in Russian" }, type: 'string', maxLength: 60 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    is_popular: { label: { ru: "Популярная", en: "Popular" }, type: 'boolean' },
    year_from: { label: { ru: "Год начала", en: "First year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    year_to: { label: { ru: "Год окончания", en: "Last year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    tecdoc_id: { label: { ru: "Код TecDoc", en: "TecDoc code" }, type: 'integer', format: 'int32', minimum: 1 },
  },
}

/** The fields of `carModels.create`. */
export const carModelsCreateForm: FormOf<'carModels.create'> = {
  operation: 'carModels.create',
  fields: {
    car_brand_id: { label: { ru: "Марка", en: "Make" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 80 },
    name_ru: { label: { ru: "Название по-русски", en: "Name in Russian" }, type: 'string', maxLength: 80 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    body: { label: { ru: "Кузов", en: "Body" }, type: 'string', required: true, enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] },
    generation: { label: { ru: "Поколение", en: "Generation" }, type: 'string', maxLength: 40 },
    year_from: { label: { ru: "Год начала", en: "First year" }, type: 'integer', required: true, format: 'int32', minimum: 1880, maximum: 2100 },
    year_to: { label: { ru: "Год окончания", en: "Last year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    tecdoc_id: { label: { ru: "Код TecDoc", en: "TecDoc code" }, type: 'integer', format: 'int32', minimum: 1 },
  },
}

/** The fields of `carModels.generateTransliteName`. */
export const carModelsGenerateTransliteNameForm: FormOf<'carModels.generateTransliteName'> = {
  operation: 'carModels.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    car_brand_id: { label: { ru: "Марка", en: "Make" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `carModels.sort`. */
export const carModelsSortForm: FormOf<'carModels.sort'> = {
  operation: 'carModels.sort',
  fields: {
    car_brand_id: { label: { ru: "Марка", en: "Make" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `carModels.update`. */
export const carModelsUpdateForm: FormOf<'carModels.update'> = {
  operation: 'carModels.update',
  fields: {
    car_brand_id: { label: { ru: "Марка", en: "Make" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 1, maxLength: 80 },
    name_ru: { label: { ru: "Название по-русски", en: "Name in Russian" }, type: 'string', maxLength: 80 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    body: { label: { ru: "Кузов", en: "Body" }, type: 'string', enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] },
    generation: { label: { ru: "Поколение", en: "Generation" }, type: 'string', maxLength: 40 },
    year_from: { label: { ru: "Год начала", en: "First year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    year_to: { label: { ru: "Год окончания", en: "Last year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    tecdoc_id: { label: { ru: "Код TecDoc", en: "TecDoc code" }, type: 'integer', format: 'int32', minimum: 1 },
  },
}

/** The fields of `categories.disableByIds`. */
export const categoriesDisableByIdsForm: FormOf<'categories.disableByIds'> = {
  operation: 'categories.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `categories.enableByIds`. */
export const categoriesEnableByIdsForm: FormOf<'categories.enableByIds'> = {
  operation: 'categories.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `categories.generateTransliteName`. */
export const categoriesGenerateTransliteNameForm: FormOf<'categories.generateTransliteName'> = {
  operation: 'categories.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `categories.update`. */
export const categoriesUpdateForm: FormOf<'categories.update'> = {
  operation: 'categories.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    image_id: { label: { ru: "Изображение", en: "Image" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 5000 },
    weight_g: { label: { ru: "Вес по умолчанию, г", en: "Default weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 500000 },
    length_mm: { label: { ru: "Длина по умолчанию, мм", en: "Default length, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    width_mm: { label: { ru: "Ширина по умолчанию, мм", en: "Default width, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    height_mm: { label: { ru: "Высота по умолчанию, мм", en: "Default height, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    marking_required: { label: { ru: "Обязательная маркировка", en: "Marking required" }, type: 'boolean' },
    marking_since: { label: { ru: "Маркировка обязательна с", en: "Marking required since" }, type: 'string', format: 'date' },
    vat_default: { label: { ru: "Ставка НДС по умолчанию", en: "Default VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    age_limit: { label: { ru: "Возрастное ограничение", en: "Age limit" }, type: 'integer', format: 'int32', minimum: 0, maximum: 18 },
    attributes: { label: { ru: "Характеристики", en: "Attributes" }, type: 'array', maxItems: 200, items: { type: 'object' } },
  },
}

/** The fields of `categoryTree.createNode`. */
export const categoryTreeCreateNodeForm: FormOf<'categoryTree.createNode'> = {
  operation: 'categoryTree.createNode',
  fields: {
    parent_id: { label: { ru: "Родительская категория", en: "Parent category" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    position: { label: { ru: "Порядок", en: "Position" }, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
  },
}

/** The fields of `categoryTree.moveNode`. */
export const categoryTreeMoveNodeForm: FormOf<'categoryTree.moveNode'> = {
  operation: 'categoryTree.moveNode',
  fields: {
    parent_id: { label: { ru: "Родительская категория", en: "Parent category" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    position: { label: { ru: "Порядок", en: "Position" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 10000 },
    tree_version: { label: { ru: "Версия дерева", en: "Version of the tree" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 2147483647 },
  },
}

/** The fields of `categoryTree.sort`. */
export const categoryTreeSortForm: FormOf<'categoryTree.sort'> = {
  operation: 'categoryTree.sort',
  fields: {
    parent_id: { label: { ru: "Родительская категория", en: "Parent category" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `cities.create`. */
export const citiesCreateForm: FormOf<'cities.create'> = {
  operation: 'cities.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    name_in: { label: { ru: "Где", en: "In the city" }, type: 'string', required: true, pattern: '^(в|во|на) \\S.*$', minLength: 3, maxLength: 130 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    region_id: { label: { ru: "Регион", en: "Region" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['г', 'пгт', 'с', 'п'] },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', required: true, format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', required: true, format: 'double', minimum: -180, maximum: 180 },
    population: { label: { ru: "Население", en: "Population" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30000000 },
    is_capital: { label: { ru: "Центр региона", en: "Capital of the region" }, type: 'boolean' },
    is_popular: { label: { ru: "Популярный", en: "Popular" }, type: 'boolean' },
  },
}

/** The fields of `cities.disableByIds`. */
export const citiesDisableByIdsForm: FormOf<'cities.disableByIds'> = {
  operation: 'cities.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `cities.enableByIds`. */
export const citiesEnableByIdsForm: FormOf<'cities.enableByIds'> = {
  operation: 'cities.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `cities.generateTransliteName`. */
export const citiesGenerateTransliteNameForm: FormOf<'cities.generateTransliteName'> = {
  operation: 'cities.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `cities.update`. */
export const citiesUpdateForm: FormOf<'cities.update'> = {
  operation: 'cities.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    name_in: { label: { ru: "Где", en: "In the city" }, type: 'string', pattern: '^(в|во|на) \\S.*$', minLength: 3, maxLength: 130 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    region_id: { label: { ru: "Регион", en: "Region" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['г', 'пгт', 'с', 'п'] },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
    population: { label: { ru: "Население", en: "Population" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30000000 },
    is_capital: { label: { ru: "Центр региона", en: "Capital of the region" }, type: 'boolean' },
    is_popular: { label: { ru: "Популярный", en: "Popular" }, type: 'boolean' },
  },
}

/** The fields of `commissions.upsert`. */
export const commissionsUpsertForm: FormOf<'commissions.upsert'> = {
  operation: 'commissions.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `companies.attachUsers`. */
export const companiesAttachUsersForm: FormOf<'companies.attachUsers'> = {
  operation: 'companies.attachUsers',
  fields: {
    user_ids: { label: { ru: "Пользователи", en: "Users" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `companies.create`. */
export const companiesCreateForm: FormOf<'companies.create'> = {
  operation: 'companies.create',
  fields: {
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['legal', 'entrepreneur', 'self_employed'] },
    opf: { label: { ru: "Организационно-правовая форма", en: "Legal form" }, type: 'string', required: true, minLength: 2, maxLength: 40 },
    full_name: { label: { ru: "Полное наименование", en: "Full name" }, type: 'string', required: true, minLength: 3, maxLength: 255 },
    short_name: { label: { ru: "Краткое наименование", en: "Short name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    trade_name: { label: { ru: "Название на витрине", en: "Trade name" }, type: 'string', required: true, minLength: 2, maxLength: 60 },
    inn: { label: { ru: "ИНН", en: "INN" }, type: 'string', required: true, minLength: 1, maxLength: 12 },
    kpp: { label: { ru: "КПП", en: "KPP" }, type: 'string', maxLength: 9 },
    ogrn: { label: { ru: "ОГРН/ОГРНИП", en: "OGRN/OGRNIP" }, type: 'string', maxLength: 15 },
    okpo: { label: { ru: "ОКПО", en: "OKPO" }, type: 'string', maxLength: 10 },
    okved: { label: { ru: "ОКВЭД", en: "OKVED" }, type: 'string', pattern: '^([0-9]{2}(\\.[0-9]{1,2}){0,2})?$', maxLength: 8 },
    tax_system: { label: { ru: "Режим налогообложения", en: "Tax system" }, type: 'string', required: true, enum: ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd'] },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', required: true, enum: ['none', '0', '5', '7', '10', '20', '22'] },
    head: { label: { ru: "Руководитель", en: "Head" }, type: 'object' },
    phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', required: true, pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^(https?://[^\\s/.]+\\.\\S+)?$', maxLength: 255 },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 2000 },
    manager_id: { label: { ru: "Менеджер", en: "Manager" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    payout_frequency: { label: { ru: "Частота выплат", en: "Payout frequency" }, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
    payout_delay_days: { label: { ru: "Отсрочка выплат, дней", en: "Payout delay, days" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
  },
}

/** The fields of `companies.detachUsers`. */
export const companiesDetachUsersForm: FormOf<'companies.detachUsers'> = {
  operation: 'companies.detachUsers',
  fields: {
    user_ids: { label: { ru: "Пользователи", en: "Users" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `companies.statusChange`. */
export const companiesStatusChangeForm: FormOf<'companies.statusChange'> = {
  operation: 'companies.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `companies.update`. */
export const companiesUpdateForm: FormOf<'companies.update'> = {
  operation: 'companies.update',
  fields: {
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['legal', 'entrepreneur', 'self_employed'] },
    opf: { label: { ru: "Организационно-правовая форма", en: "Legal form" }, type: 'string', minLength: 2, maxLength: 40 },
    full_name: { label: { ru: "Полное наименование", en: "Full name" }, type: 'string', minLength: 3, maxLength: 255 },
    short_name: { label: { ru: "Краткое наименование", en: "Short name" }, type: 'string', minLength: 2, maxLength: 120 },
    trade_name: { label: { ru: "Название на витрине", en: "Trade name" }, type: 'string', minLength: 2, maxLength: 60 },
    inn: { label: { ru: "ИНН", en: "INN" }, type: 'string', minLength: 1, maxLength: 12 },
    kpp: { label: { ru: "КПП", en: "KPP" }, type: 'string', maxLength: 9 },
    ogrn: { label: { ru: "ОГРН/ОГРНИП", en: "OGRN/OGRNIP" }, type: 'string', maxLength: 15 },
    okpo: { label: { ru: "ОКПО", en: "OKPO" }, type: 'string', maxLength: 10 },
    okved: { label: { ru: "ОКВЭД", en: "OKVED" }, type: 'string', pattern: '^([0-9]{2}(\\.[0-9]{1,2}){0,2})?$', maxLength: 8 },
    tax_system: { label: { ru: "Режим налогообложения", en: "Tax system" }, type: 'string', enum: ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd'] },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    head: { label: { ru: "Руководитель", en: "Head" }, type: 'object' },
    phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
    site: { label: { ru: "Сайт", en: "Site" }, type: 'string', pattern: '^(https?://[^\\s/.]+\\.\\S+)?$', maxLength: 255 },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 2000 },
    manager_id: { label: { ru: "Менеджер", en: "Manager" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    payout_frequency: { label: { ru: "Частота выплат", en: "Payout frequency" }, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
    payout_delay_days: { label: { ru: "Отсрочка выплат, дней", en: "Payout delay, days" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
  },
}

/** The fields of `companyAddresses.create`. */
export const companyAddressesCreateForm: FormOf<'companyAddresses.create'> = {
  operation: 'companyAddresses.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    type: { label: { ru: "Тип адреса", en: "Kind of address" }, type: 'string', required: true, enum: ['legal', 'actual', 'postal', 'return'] },
    region_id: { label: { ru: "Регион", en: "Region" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    city_id: { label: { ru: "Город", en: "City" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', required: true, pattern: '^[0-9]{6}$', maxLength: 6 },
    street: { label: { ru: "Улица", en: "Street" }, type: 'string', required: true, minLength: 1, maxLength: 120 },
    house: { label: { ru: "Дом", en: "House" }, type: 'string', required: true, minLength: 1, maxLength: 20 },
    building: { label: { ru: "Корпус", en: "Building" }, type: 'string', maxLength: 20 },
    office: { label: { ru: "Офис", en: "Office" }, type: 'string', maxLength: 20 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$', maxLength: 36 },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^([0-9]{13})?$', maxLength: 13 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
  },
}

/** The fields of `companyAddresses.update`. */
export const companyAddressesUpdateForm: FormOf<'companyAddresses.update'> = {
  operation: 'companyAddresses.update',
  fields: {
    type: { label: { ru: "Тип адреса", en: "Kind of address" }, type: 'string', enum: ['legal', 'actual', 'postal', 'return'] },
    region_id: { label: { ru: "Регион", en: "Region" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    city_id: { label: { ru: "Город", en: "City" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
    street: { label: { ru: "Улица", en: "Street" }, type: 'string', minLength: 1, maxLength: 120 },
    house: { label: { ru: "Дом", en: "House" }, type: 'string', minLength: 1, maxLength: 20 },
    building: { label: { ru: "Корпус", en: "Building" }, type: 'string', maxLength: 20 },
    office: { label: { ru: "Офис", en: "Office" }, type: 'string', maxLength: 20 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$', maxLength: 36 },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^([0-9]{13})?$', maxLength: 13 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
  },
}

/** The fields of `contracts.create`. */
export const contractsCreateForm: FormOf<'contracts.create'> = {
  operation: 'contracts.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    number: { label: { ru: "Номер", en: "Number" }, type: 'string', required: true, minLength: 1, maxLength: 50 },
    type: { label: { ru: "Вид", en: "Kind" }, type: 'string', required: true, enum: ['agency', 'commission', 'supply', 'service'] },
    signed_at: { label: { ru: "Дата подписания", en: "Signed on" }, type: 'string', required: true, format: 'date' },
    start_date: { label: { ru: "Дата начала", en: "Start date" }, type: 'string', required: true, format: 'date' },
    end_date: { label: { ru: "Дата окончания", en: "End date" }, type: 'string', format: 'date' },
    auto_renewal: { label: { ru: "Автопродление", en: "Renews by itself" }, type: 'boolean' },
    file_ids: { label: { ru: "Файлы", en: "Files" }, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    payout_frequency: { label: { ru: "Частота выплат", en: "Payout frequency" }, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
    payout_delay_days: { label: { ru: "Отсрочка выплат, дней", en: "Payout delay, days" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
  },
}

/** The fields of `contracts.statusChange`. */
export const contractsStatusChangeForm: FormOf<'contracts.statusChange'> = {
  operation: 'contracts.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'active', 'expired', 'terminated'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `contracts.update`. */
export const contractsUpdateForm: FormOf<'contracts.update'> = {
  operation: 'contracts.update',
  fields: {
    number: { label: { ru: "Номер", en: "Number" }, type: 'string', minLength: 1, maxLength: 50 },
    type: { label: { ru: "Вид", en: "Kind" }, type: 'string', enum: ['agency', 'commission', 'supply', 'service'] },
    signed_at: { label: { ru: "Дата подписания", en: "Signed on" }, type: 'string', format: 'date' },
    start_date: { label: { ru: "Дата начала", en: "Start date" }, type: 'string', format: 'date' },
    end_date: { label: { ru: "Дата окончания", en: "End date" }, type: 'string', format: 'date' },
    auto_renewal: { label: { ru: "Автопродление", en: "Renews by itself" }, type: 'boolean' },
    file_ids: { label: { ru: "Файлы", en: "Files" }, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    payout_frequency: { label: { ru: "Частота выплат", en: "Payout frequency" }, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
    payout_delay_days: { label: { ru: "Отсрочка выплат, дней", en: "Payout delay, days" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
  },
}

/** The fields of `deliveries.create`. */
export const deliveriesCreateForm: FormOf<'deliveries.create'> = {
  operation: 'deliveries.create',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['courier', 'pickup', 'post'] },
    carrier: { label: { ru: "Перевозчик", en: "Carrier" }, type: 'string', required: true, enum: ['own', 'cdek', 'post', 'other'] },
    cutoff: { label: { ru: "Приём заказов до", en: "Orders taken until" }, type: 'string', required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 },
    assembly_minutes: { label: { ru: "Сборка, мин", en: "Assembly, min" }, type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 10080 },
    max_weight_g: { label: { ru: "Наибольший вес, г", en: "Greatest weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
    max_side_mm: { label: { ru: "Наибольшая сторона, мм", en: "Greatest side, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
    rates: { label: { ru: "Тарифы", en: "Rates" }, type: 'array', maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `deliveries.update`. */
export const deliveriesUpdateForm: FormOf<'deliveries.update'> = {
  operation: 'deliveries.update',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['courier', 'pickup', 'post'] },
    carrier: { label: { ru: "Перевозчик", en: "Carrier" }, type: 'string', enum: ['own', 'cdek', 'post', 'other'] },
    cutoff: { label: { ru: "Приём заказов до", en: "Orders taken until" }, type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 },
    assembly_minutes: { label: { ru: "Сборка, мин", en: "Assembly, min" }, type: 'integer', format: 'int32', minimum: 0, maximum: 10080 },
    max_weight_g: { label: { ru: "Наибольший вес, г", en: "Greatest weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
    max_side_mm: { label: { ru: "Наибольшая сторона, мм", en: "Greatest side, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
    rates: { label: { ru: "Тарифы", en: "Rates" }, type: 'array', maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `enrolment.addPasskey`. */
export const enrolmentAddPasskeyForm: FormOf<'enrolment.addPasskey'> = {
  operation: 'enrolment.addPasskey',
  fields: {
    challenge: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
    credential: { label: { ru: "Ключ", en: "Passkey" }, type: 'object', required: true },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
  },
}

/** The fields of `enrolment.beginPasskey`. */
export const enrolmentBeginPasskeyForm: FormOf<'enrolment.beginPasskey'> = {
  operation: 'enrolment.beginPasskey',
  fields: {
    challenge: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
  },
}

/** The fields of `enrolment.beginTotp`. */
export const enrolmentBeginTotpForm: FormOf<'enrolment.beginTotp'> = {
  operation: 'enrolment.beginTotp',
  fields: {
    challenge: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
  },
}

/** The fields of `enrolment.confirmTotp`. */
export const enrolmentConfirmTotpForm: FormOf<'enrolment.confirmTotp'> = {
  operation: 'enrolment.confirmTotp',
  fields: {
    challenge: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, minLength: 6, maxLength: 40 },
  },
}

/** The fields of `factorResets.answer`. */
export const factorResetsAnswerForm: FormOf<'factorResets.answer'> = {
  operation: 'factorResets.answer',
  fields: {
    is_confirmed: { label: { ru: "Подтверждение", en: "Confirmation" }, type: 'boolean', required: true },
  },
}

/** The fields of `factorResets.ask`. */
export const factorResetsAskForm: FormOf<'factorResets.ask'> = {
  operation: 'factorResets.ask',
  fields: {
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `facts.reject`. */
export const factsRejectForm: FormOf<'facts.reject'> = {
  operation: 'facts.reject',
  fields: {
    comment: { label: { ru: "Основание", en: "Grounds" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `ledgerEntries.answer`. */
export const ledgerEntriesAnswerForm: FormOf<'ledgerEntries.answer'> = {
  operation: 'ledgerEntries.answer',
  fields: {
    objection_outcome: { label: { ru: "Решение", en: "Decision" }, type: 'string', required: true, enum: ['kept', 'corrected'] },
    comment: { label: { ru: "Ответ", en: "Answer" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `ledgerEntries.create`. */
export const ledgerEntriesCreateForm: FormOf<'ledgerEntries.create'> = {
  operation: 'ledgerEntries.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    sub_order_id: { label: { ru: "Подзаказ", en: "Sub-order" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    correction: { label: { ru: "Вид", en: "Kind" }, type: 'string', required: true, enum: ['penalty', 'correction', 'write_off'] },
    kopecks: { label: { ru: "Сумма", en: "Sum" }, type: 'integer', required: true, format: 'int64', minimum: -1000000000000, maximum: 1000000000000 },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `ledgerEntries.object`. */
export const ledgerEntriesObjectForm: FormOf<'ledgerEntries.object'> = {
  operation: 'ledgerEntries.object',
  fields: {
    comment: { label: { ru: "Возражение", en: "Objection" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `legacyCarBrands.createOurs`. */
export const legacyCarBrandsCreateOursForm: FormOf<'legacyCarBrands.createOurs'> = {
  operation: 'legacyCarBrands.createOurs',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 1, maxLength: 60 },
    name_ru: { label: { ru: "Название по-русски", en: "Name in Russian" }, type: 'string', maxLength: 60 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    logo_id: { label: { ru: "Логотип", en: "Logo" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    is_popular: { label: { ru: "Популярная", en: "Popular" }, type: 'boolean' },
    year_from: { label: { ru: "Год начала", en: "First year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    year_to: { label: { ru: "Год окончания", en: "Last year" }, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
    tecdoc_id: { label: { ru: "Код TecDoc", en: "TecDoc code" }, type: 'integer', format: 'int32', minimum: 1 },
  },
}

/** The fields of `legacyCarBrands.ignore`. */
export const legacyCarBrandsIgnoreForm: FormOf<'legacyCarBrands.ignore'> = {
  operation: 'legacyCarBrands.ignore',
  fields: {
    note: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', required: true, minLength: 3, maxLength: 500 },
  },
}

/** The fields of `legacyCarBrands.tie`. */
export const legacyCarBrandsTieForm: FormOf<'legacyCarBrands.tie'> = {
  operation: 'legacyCarBrands.tie',
  fields: {
    mapped_to_id: { label: { ru: "Наша запись", en: "Our record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `legacyCities.createOurs`. */
export const legacyCitiesCreateOursForm: FormOf<'legacyCities.createOurs'> = {
  operation: 'legacyCities.createOurs',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    name_in: { label: { ru: "Где", en: "In the city" }, type: 'string', pattern: '^(в|во|на) \\S.*$', minLength: 3, maxLength: 130 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
    region_id: { label: { ru: "Регион", en: "Region" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['г', 'пгт', 'с', 'п'] },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
    population: { label: { ru: "Население", en: "Population" }, type: 'integer', format: 'int32', minimum: 0, maximum: 30000000 },
    is_capital: { label: { ru: "Центр региона", en: "Capital of the region" }, type: 'boolean' },
    is_popular: { label: { ru: "Популярный", en: "Popular" }, type: 'boolean' },
  },
}

/** The fields of `legacyCities.ignore`. */
export const legacyCitiesIgnoreForm: FormOf<'legacyCities.ignore'> = {
  operation: 'legacyCities.ignore',
  fields: {
    note: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', required: true, minLength: 3, maxLength: 500 },
  },
}

/** The fields of `legacyCities.tie`. */
export const legacyCitiesTieForm: FormOf<'legacyCities.tie'> = {
  operation: 'legacyCities.tie',
  fields: {
    mapped_to_id: { label: { ru: "Наша запись", en: "Our record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `legacyProducts.createOurs`. */
export const legacyProductsCreateOursForm: FormOf<'legacyProducts.createOurs'> = {
  operation: 'legacyProducts.createOurs',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 3, maxLength: 255 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 },
    article: { label: { ru: "Артикул", en: "Part number" }, type: 'string', minLength: 1, maxLength: 32 },
    brand_id: { label: { ru: "Бренд", en: "Brand" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    category_id: { label: { ru: "Категория", en: "Category" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    company_id: { label: { ru: "Автор карточки", en: "Author of the card" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 5000 },
    barcodes: { label: { ru: "Штрихкоды", en: "Barcodes" }, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^(\\d{8}|\\d{13})$', maxLength: 13 } },
    image_ids: { label: { ru: "Фото", en: "Photos" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    attribute_values: { label: { ru: "Характеристики", en: "Attributes" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    oem_numbers: { label: { ru: "OEM-номера", en: "OEM numbers" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    crosses: { label: { ru: "Кроссы", en: "Cross references" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    applicability: { label: { ru: "Применяемость", en: "Fits cars" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    condition: { label: { ru: "Состояние", en: "Condition" }, type: 'string', enum: ['new', 'remanufactured', 'used'] },
    weight_g: { label: { ru: "Вес, г", en: "Weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 500000 },
    length_mm: { label: { ru: "Длина, мм", en: "Length, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    width_mm: { label: { ru: "Ширина, мм", en: "Width, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    height_mm: { label: { ru: "Высота, мм", en: "Height, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    pack_qty: { label: { ru: "Кратность", en: "Multiple of" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    tnved: { label: { ru: "ТН ВЭД", en: "HS code" }, type: 'string', pattern: '^\\d{10}$', maxLength: 10 },
  },
}

/** The fields of `legacyProducts.ignore`. */
export const legacyProductsIgnoreForm: FormOf<'legacyProducts.ignore'> = {
  operation: 'legacyProducts.ignore',
  fields: {
    note: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', required: true, minLength: 3, maxLength: 500 },
  },
}

/** The fields of `legacyProducts.tie`. */
export const legacyProductsTieForm: FormOf<'legacyProducts.tie'> = {
  operation: 'legacyProducts.tie',
  fields: {
    mapped_to_id: { label: { ru: "Наша запись", en: "Our record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `metaData.upsert`. */
export const metaDataUpsertForm: FormOf<'metaData.upsert'> = {
  operation: 'metaData.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `moderation.create`. */
export const moderationCreateForm: FormOf<'moderation.create'> = {
  operation: 'moderation.create',
  fields: {
    entity: { label: { ru: "Объект", en: "Object" }, type: 'string', required: true, enum: ['product', 'company', 'store-point', 'bank-detail'] },
    entity_id: { label: { ru: "Запись", en: "Record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    changes: { label: { ru: "Изменения", en: "Changes" }, type: 'array', required: true, minItems: 1, maxItems: 60, items: { type: 'object' } },
  },
}

/** The fields of `moderation.statusChange`. */
export const moderationStatusChangeForm: FormOf<'moderation.statusChange'> = {
  operation: 'moderation.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['new', 'in_work', 'approved', 'rejected', 'revision', 'cancelled'] },
    reasons: { label: { ru: "Причины", en: "Reasons" }, type: 'array', maxItems: 20, items: { type: 'object' } },
    comment_public: { label: { ru: "Комментарий для автора", en: "Comment for the author" }, type: 'string', maxLength: 1000 },
    comment_internal: { label: { ru: "Комментарий для сотрудников", en: "Comment for the staff" }, type: 'string', maxLength: 1000 },
    compared_version: { label: { ru: "Версия записи", en: "Version of the record" }, type: 'integer', format: 'int32', minimum: 1 },
    changes: { label: { ru: "Изменения", en: "Changes" }, type: 'array', minItems: 1, maxItems: 60, items: { type: 'object' } },
  },
}

/** The fields of `moderation.update`. */
export const moderationUpdateForm: FormOf<'moderation.update'> = {
  operation: 'moderation.update',
  fields: {
    priority: { label: { ru: "Приоритет", en: "Priority" }, type: 'string', enum: ['high', 'normal', 'low'] },
    comment_internal: { label: { ru: "Комментарий для сотрудников", en: "Comment for the staff" }, type: 'string', maxLength: 1000 },
  },
}

/** The fields of `notifications.create`. */
export const notificationsCreateForm: FormOf<'notifications.create'> = {
  operation: 'notifications.create',
  fields: {
    title: { label: { ru: "Заголовок", en: "Title" }, type: 'string', required: true, minLength: 2, maxLength: 200 },
    body: { label: { ru: "Текст", en: "Text" }, type: 'string', required: true, minLength: 2, maxLength: 2000 },
    role_ids: { label: { ru: "Роли", en: "Roles" }, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `notifications.update`. */
export const notificationsUpdateForm: FormOf<'notifications.update'> = {
  operation: 'notifications.update',
  fields: {
    is_read: { label: { ru: "Прочитано", en: "Read" }, type: 'boolean', required: true },
  },
}

/** The fields of `oidc.finish`. */
export const oidcFinishForm: FormOf<'oidc.finish'> = {
  operation: 'oidc.finish',
  fields: {
    secret: { label: { ru: "Вход", en: "Sign-in" }, type: 'string', required: true, minLength: 1, maxLength: 100 },
    answer: { label: { ru: "Ответ провайдера", en: "Answer of the provider" }, type: 'string', required: true, minLength: 1, maxLength: 8000 },
  },
}

/** The fields of `oidc.start`. */
export const oidcStartForm: FormOf<'oidc.start'> = {
  operation: 'oidc.start',
  fields: {
    provider: { label: { ru: "Провайдер", en: "Provider" }, type: 'string', required: true, minLength: 1, maxLength: 40 },
  },
}

/** The fields of `operationReasons.create`. */
export const operationReasonsCreateForm: FormOf<'operationReasons.create'> = {
  operation: 'operationReasons.create',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
    operations: { label: { ru: "Операции", en: "Operations" }, type: 'array', required: true, minItems: 1, maxItems: 14, items: { type: 'string', enum: ['order_cancel', 'order_return', 'product_reject', 'product_block', 'moderation_reject', 'moderation_revision', 'company_suspend', 'company_terminate', 'contract_terminate', 'store_point_pause', 'store_point_close', 'user_block', 'review_reject', 'review_hide'] } },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 3, maxLength: 150 },
    text_public: { label: { ru: "Текст для продавца и покупателя", en: "Text for the seller and the buyer" }, type: 'string', maxLength: 1000 },
    initiator: { label: { ru: "Чья вина", en: "Whose fault" }, type: 'string', enum: ['seller', 'buyer', 'marketplace', 'delivery', 'system'] },
    requires_comment: { label: { ru: "Нужен комментарий", en: "Needs a comment" }, type: 'boolean' },
    affects_rating: { label: { ru: "Влияет на рейтинг продавца", en: "Affects the seller's rating" }, type: 'boolean' },
    order_statuses: { label: { ru: "В каких состояниях подзаказа", en: "In which states of a sub-order" }, type: 'array', maxItems: 14, items: { type: 'string', enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] } },
    subjects: { label: { ru: "О каких заявках", en: "Requests about" }, type: 'array', maxItems: 5, items: { type: 'string', enum: ['product', 'company', 'store-point', 'bank-detail', 'brand'] } },
    staff_only: { label: { ru: "Указывают только сотрудники", en: "Only staff give it" }, type: 'boolean' },
  },
}

/** The fields of `operationReasons.update`. */
export const operationReasonsUpdateForm: FormOf<'operationReasons.update'> = {
  operation: 'operationReasons.update',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
    operations: { label: { ru: "Операции", en: "Operations" }, type: 'array', minItems: 1, maxItems: 14, items: { type: 'string', enum: ['order_cancel', 'order_return', 'product_reject', 'product_block', 'moderation_reject', 'moderation_revision', 'company_suspend', 'company_terminate', 'contract_terminate', 'store_point_pause', 'store_point_close', 'user_block', 'review_reject', 'review_hide'] } },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 3, maxLength: 150 },
    text_public: { label: { ru: "Текст для продавца и покупателя", en: "Text for the seller and the buyer" }, type: 'string', maxLength: 1000 },
    initiator: { label: { ru: "Чья вина", en: "Whose fault" }, type: 'string', enum: ['seller', 'buyer', 'marketplace', 'delivery', 'system'] },
    requires_comment: { label: { ru: "Нужен комментарий", en: "Needs a comment" }, type: 'boolean' },
    affects_rating: { label: { ru: "Влияет на рейтинг продавца", en: "Affects the seller's rating" }, type: 'boolean' },
    order_statuses: { label: { ru: "В каких состояниях подзаказа", en: "In which states of a sub-order" }, type: 'array', maxItems: 14, items: { type: 'string', enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] } },
    subjects: { label: { ru: "О каких заявках", en: "Requests about" }, type: 'array', maxItems: 5, items: { type: 'string', enum: ['product', 'company', 'store-point', 'bank-detail', 'brand'] } },
    staff_only: { label: { ru: "Указывают только сотрудники", en: "Only staff give it" }, type: 'boolean' },
  },
}

/** The fields of `operations.prepare`. */
export const operationsPrepareForm: FormOf<'operations.prepare'> = {
  operation: 'operations.prepare',
  fields: {
    call: { label: { ru: "Действие", en: "Action" }, type: 'string', required: true, pattern: '^[a-z][A-Za-z]*(\\.[A-Za-z]+)?$', maxLength: 60 },
    input: { label: { ru: "Значения", en: "Values" }, type: 'object' },
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', minItems: 1, maxItems: 10000, items: { type: 'object' } },
    filter: { label: { ru: "Фильтры", en: "Filters" }, type: 'object' },
    expected_count: { label: { ru: "Ожидаемое число записей", en: "Expected number of records" }, type: 'integer', format: 'int32', minimum: 0 },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', maxLength: 1000 },
    start: { label: { ru: "Запустить сразу", en: "Start at once" }, type: 'boolean' },
  },
}

/** The fields of `operations.reject`. */
export const operationsRejectForm: FormOf<'operations.reject'> = {
  operation: 'operations.reject',
  fields: {
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', required: true, minLength: 1, maxLength: 1000 },
  },
}

/** The fields of `operations.rejectByIds`. */
export const operationsRejectByIdsForm: FormOf<'operations.rejectByIds'> = {
  operation: 'operations.rejectByIds',
  fields: {
    ids: { label: { ru: "Операции", en: "Operations" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', required: true, minLength: 1, maxLength: 1000 },
  },
}

/** The fields of `operations.restore`. */
export const operationsRestoreForm: FormOf<'operations.restore'> = {
  operation: 'operations.restore',
  fields: {
    entity: { label: { ru: "Объект", en: "Object" }, type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
    entity_id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    at: { label: { ru: "Момент", en: "Moment" }, type: 'string', format: 'date-time' },
    fields: { label: { ru: "Поля", en: "Fields" }, type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 80 } },
    request_id: { label: { ru: "Запрос", en: "Request" }, type: 'string', minLength: 1, maxLength: 64 },
    user_id: { label: { ru: "Пользователь", en: "User" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    from: { label: { ru: "Время с", en: "From" }, type: 'string', format: 'date-time' },
    to: { label: { ru: "Время по", en: "To" }, type: 'string', format: 'date-time' },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', maxLength: 1000 },
    start: { label: { ru: "Запустить сразу", en: "Start at once" }, type: 'boolean' },
  },
}

/** The fields of `operations.start`. */
export const operationsStartForm: FormOf<'operations.start'> = {
  operation: 'operations.start',
  fields: {
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean' },
  },
}

/** The fields of `operations.undo`. */
export const operationsUndoForm: FormOf<'operations.undo'> = {
  operation: 'operations.undo',
  fields: {
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', maxLength: 1000 },
    start: { label: { ru: "Запустить сразу", en: "Start at once" }, type: 'boolean' },
  },
}

/** The fields of `orders.receive`. */
export const ordersReceiveForm: FormOf<'orders.receive'> = {
  operation: 'orders.receive',
  fields: {
    items: { label: { ru: "Заказы", en: "Orders" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `orders.revise`. */
export const ordersReviseForm: FormOf<'orders.revise'> = {
  operation: 'orders.revise',
  fields: {
    items: { label: { ru: "Изменения", en: "Changes" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `orders.update`. */
export const ordersUpdateForm: FormOf<'orders.update'> = {
  operation: 'orders.update',
  fields: {
    comment_staff: { label: { ru: "Заметка сотрудников", en: "Note of the staff" }, type: 'string', maxLength: 1000 },
    buyer_name: { label: { ru: "Покупатель", en: "Buyer" }, type: 'string', minLength: 1, maxLength: 120 },
    buyer_phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    buyer_email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
    address: { label: { ru: "Адрес", en: "Address" }, type: 'string', maxLength: 500 },
    pickup_point_id: { label: { ru: "Пункт выдачи", en: "Pickup point" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `ownAccess.ask`. */
export const ownAccessAskForm: FormOf<'ownAccess.ask'> = {
  operation: 'ownAccess.ask',
  fields: {
    permission: { label: { ru: "Право", en: "Permission" }, type: 'string', required: true, enum: ['attribute.index', 'attribute.list', 'attribute.view', 'attribute.create', 'attribute.update', 'attribute.delete', 'attribute.enable', 'attribute.disable', 'attribute.sort', 'attribute.generateTransliteName', 'attribute.export', 'brand.index', 'brand.list', 'brand.view', 'brand.create', 'brand.update', 'brand.delete', 'brand.enable', 'brand.disable', 'brand.generateTransliteName', 'brand.enableByIds', 'brand.disableByIds', 'brand.upsert', 'brand.deleteByParams', 'brand.export', 'car-brand.index', 'car-brand.list', 'car-brand.view', 'car-brand.create', 'car-brand.update', 'car-brand.delete', 'car-brand.enable', 'car-brand.disable', 'car-brand.sort', 'car-brand.generateTransliteName', 'car-model.index', 'car-model.list', 'car-model.view', 'car-model.create', 'car-model.update', 'car-model.delete', 'car-model.enable', 'car-model.disable', 'car-model.sort', 'car-model.generateTransliteName', 'category.index', 'category.list', 'category.view', 'category.update', 'category.enable', 'category.disable', 'category.generateTransliteName', 'category.enableByIds', 'category.disableByIds', 'category.export', 'category-tree.index', 'category-tree.view', 'category-tree.createNode', 'category-tree.moveNode', 'category-tree.deleteNode', 'category-tree.sort', 'product.index', 'product.list', 'product.view', 'product.create', 'product.update', 'product.delete', 'product.statusChange', 'product.generateTransliteName', 'product.moveToCategory', 'product.enableByIds', 'product.disableByIds', 'product.export', 'product.receive', 'product-offer.index', 'product-offer.list', 'product-offer.view', 'product-offer.create', 'product-offer.update', 'product-offer.delete', 'product-offer.statusChange', 'product-offer.enable', 'product-offer.disable', 'product-offer.enableByIds', 'product-offer.disableByIds', 'product-offer.upsert', 'product-offer.export', 'product-offer.receive', 'setting.index', 'setting.view', 'setting.update', 'setting.upsert', 'notification.index', 'notification.list', 'notification.view', 'notification.create', 'notification.update', 'notification.delete', 'user.index', 'user.list', 'user.view', 'user.create', 'user.update', 'user.delete', 'user.statusChange', 'user.deactivationHistory', 'user.view-as', 'user.export', 'service-account.index', 'service-account.view', 'service-account.create', 'service-account.update', 'service-account.statusChange', 'service-account.deactivationHistory', 'service-key.index', 'service-key.create', 'service-key.update', 'service-key.delete', 'webhook.index', 'webhook.view', 'webhook.create', 'webhook.update', 'webhook.delete', 'webhook.statusChange', 'webhook.deactivationHistory', 'role.index', 'role.list', 'role.view', 'role.create', 'role.update', 'role.delete', 'role.attachUsers', 'role.detachUsers', 'permission.index', 'permission.list', 'city.index', 'city.list', 'city.view', 'city.create', 'city.update', 'city.delete', 'city.enable', 'city.disable', 'city.generateTransliteName', 'city.enableByIds', 'city.disableByIds', 'city.export', 'region.index', 'region.list', 'region.view', 'region.create', 'region.update', 'region.delete', 'region.enable', 'region.disable', 'translation.index', 'translation.list', 'translation.upsert', 'translation.deleteByParams', 'translation.export', 'meta-data.index', 'meta-data.view', 'meta-data.upsert', 'meta-data.deleteByParams', 'operation-reason.index', 'operation-reason.list', 'operation-reason.view', 'operation-reason.create', 'operation-reason.update', 'operation-reason.delete', 'operation-reason.enable', 'operation-reason.disable', 'operation-reason.sort', 'template.index', 'template.list', 'template.view', 'template.create', 'template.update', 'template.delete', 'template.enable', 'template.disable', 'company.index', 'company.list', 'company.view', 'company.create', 'company.update', 'company.delete', 'company.statusChange', 'company.deactivationHistory', 'company.attachUsers', 'company.detachUsers', 'company.export', 'storage.index', 'storage.view', 'store-point.index', 'store-point.list', 'store-point.view', 'store-point.create', 'store-point.update', 'store-point.delete', 'store-point.statusChange', 'store-point.deactivationHistory', 'store-point.enableByIds', 'store-point.disableByIds', 'store-point.export', 'bank-detail.index', 'bank-detail.list', 'bank-detail.view', 'bank-detail.create', 'bank-detail.update', 'bank-detail.delete', 'bank-detail.personal', 'bank-detail.enable', 'bank-detail.disable', 'contract.index', 'contract.list', 'contract.view', 'contract.create', 'contract.update', 'contract.delete', 'contract.statusChange', 'contract.export', 'company-address.index', 'company-address.list', 'company-address.view', 'company-address.create', 'company-address.update', 'company-address.delete', 'commission.index', 'commission.list', 'commission.upsert', 'commission.deleteByParams', 'commission.export', 'ledger-entry.index', 'ledger-entry.create', 'ledger-entry.update', 'ledger-entry.export', 'settlement.index', 'settlement.view', 'settlement.update', 'settlement.statusChange', 'settlement.export', 'settlement.receive', 'reconciliation.index', 'reconciliation.update', 'reconciliation.upsert', 'reconciliation.export', 'order.index', 'order.list', 'order.view', 'order.update', 'order.personal', 'order.statusChange', 'order.export', 'order.receive', 'person.index', 'person.delete', 'payment-system.index', 'payment-system.list', 'payment-system.view', 'payment-system.create', 'payment-system.update', 'payment-system.delete', 'payment-system.enable', 'payment-system.disable', 'payment-system.sort', 'payment-system.receive', 'delivery.index', 'delivery.list', 'delivery.view', 'delivery.create', 'delivery.update', 'delivery.delete', 'delivery.enable', 'delivery.disable', 'delivery.sort', 'delivery.export', 'delivery.receive', 'log.index', 'log.view', 'audit-log.index', 'audit-log.view', 'audit-log.export', 'moderation.index', 'moderation.list', 'moderation.view', 'moderation.create', 'moderation.update', 'moderation.statusChange', 'moderation.export', 'brand-moderation.index', 'brand-moderation.list', 'brand-moderation.view', 'brand-moderation.create', 'brand-moderation.update', 'brand-moderation.statusChange', 'review.index', 'review.view', 'review.update', 'review.delete', 'review.statusChange', 'review.upsert', 'review.deleteByParams', 'review.export', 'review.receive'] },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `ownFactors.beginTotp`. */
export const ownFactorsBeginTotpForm: FormOf<'ownFactors.beginTotp'> = {
  operation: 'ownFactors.beginTotp',
  fields: {
    current_password: { label: { ru: "Текущий пароль", en: "Present password" }, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
  },
}

/** The fields of `ownFactors.confirmTotp`. */
export const ownFactorsConfirmTotpForm: FormOf<'ownFactors.confirmTotp'> = {
  operation: 'ownFactors.confirmTotp',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, minLength: 6, maxLength: 40 },
  },
}

/** The fields of `ownFactors.removeTotp`. */
export const ownFactorsRemoveTotpForm: FormOf<'ownFactors.removeTotp'> = {
  operation: 'ownFactors.removeTotp',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, minLength: 6, maxLength: 40 },
  },
}

/** The fields of `ownFactors.renewRecoveryCodes`. */
export const ownFactorsRenewRecoveryCodesForm: FormOf<'ownFactors.renewRecoveryCodes'> = {
  operation: 'ownFactors.renewRecoveryCodes',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, minLength: 6, maxLength: 40 },
  },
}

/** The fields of `ownPasskeys.add`. */
export const ownPasskeysAddForm: FormOf<'ownPasskeys.add'> = {
  operation: 'ownPasskeys.add',
  fields: {
    credential: { label: { ru: "Ключ", en: "Passkey" }, type: 'object', required: true },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
  },
}

/** The fields of `ownPassword.change`. */
export const ownPasswordChangeForm: FormOf<'ownPassword.change'> = {
  operation: 'ownPassword.change',
  fields: {
    current_password: { label: { ru: "Текущий пароль", en: "Present password" }, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
    password: { label: { ru: "Новый пароль", en: "New password" }, type: 'string', required: true, format: 'password', minLength: 12, maxLength: 256 },
    password_confirmation: { label: { ru: "Пароль ещё раз", en: "Password once more" }, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
  },
}

/** The fields of `passwordReset.byEmail`. */
export const passwordResetByEmailForm: FormOf<'passwordReset.byEmail'> = {
  operation: 'passwordReset.byEmail',
  fields: {
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  },
}

/** The fields of `passwordReset.confirm`. */
export const passwordResetConfirmForm: FormOf<'passwordReset.confirm'> = {
  operation: 'passwordReset.confirm',
  fields: {
    hash: { label: { ru: "Ссылка", en: "Link" }, type: 'string', required: true, minLength: 1, maxLength: 200 },
    password: { label: { ru: "Новый пароль", en: "New password" }, type: 'string', required: true, format: 'password', minLength: 12, maxLength: 256 },
    password_confirmation: { label: { ru: "Пароль ещё раз", en: "Password once more" }, type: 'string', required: true, format: 'password', minLength: 1, maxLength: 256 },
  },
}

/** The fields of `payments.record`. */
export const paymentsRecordForm: FormOf<'payments.record'> = {
  operation: 'payments.record',
  fields: {
    items: { label: { ru: "Оплаты", en: "Payments" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `paymentSystems.create`. */
export const paymentSystemsCreateForm: FormOf<'paymentSystems.create'> = {
  operation: 'paymentSystems.create',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['card_online', 'sbp', 'card_on_delivery', 'cash_on_delivery', 'invoice', 'installments'] },
    fee_bp: { label: { ru: "Комиссия", en: "Commission" }, type: 'integer', format: 'int32', minimum: 0, maximum: 10000 },
  },
}

/** The fields of `paymentSystems.update`. */
export const paymentSystemsUpdateForm: FormOf<'paymentSystems.update'> = {
  operation: 'paymentSystems.update',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['card_online', 'sbp', 'card_on_delivery', 'cash_on_delivery', 'invoice', 'installments'] },
    fee_bp: { label: { ru: "Комиссия", en: "Commission" }, type: 'integer', format: 'int32', minimum: 0, maximum: 10000 },
  },
}

/** The fields of `people.erase`. */
export const peopleEraseForm: FormOf<'people.erase'> = {
  operation: 'people.erase',
  fields: {
    contact: { label: { ru: "Телефон или почта", en: "Phone or mail" }, type: 'string', required: true, minLength: 5, maxLength: 254 },
    orders_count: { label: { ru: "Число заказов", en: "Number of orders" }, type: 'integer', required: true, format: 'int32', minimum: 0 },
    confirmation: { label: { ru: "Подтверждение", en: "Confirmation" }, type: 'string', required: true, minLength: 5, maxLength: 254 },
    reason: { label: { ru: "Основание", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `people.find`. */
export const peopleFindForm: FormOf<'people.find'> = {
  operation: 'people.find',
  fields: {
    contact: { label: { ru: "Телефон или почта", en: "Phone or mail" }, type: 'string', required: true, minLength: 5, maxLength: 254 },
  },
}

/** The fields of `presence.leave`. */
export const presenceLeaveForm: FormOf<'presence.leave'> = {
  operation: 'presence.leave',
  fields: {
    entity: { label: { ru: "Объект", en: "Object" }, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
    entity_id: { label: { ru: "Запись", en: "Record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `presence.report`. */
export const presenceReportForm: FormOf<'presence.report'> = {
  operation: 'presence.report',
  fields: {
    entity: { label: { ru: "Объект", en: "Object" }, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
    entity_id: { label: { ru: "Запись", en: "Record" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    is_editing: { label: { ru: "Вносит изменения", en: "Is making changes" }, type: 'boolean', required: true },
  },
}

/** The fields of `previews.start`. */
export const previewsStartForm: FormOf<'previews.start'> = {
  operation: 'previews.start',
  fields: {
    user_id: { label: { ru: "Пользователь", en: "User" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    role_id: { label: { ru: "Роль", en: "Role" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    company_id: { label: { ru: "Компания", en: "Company" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    reason: { label: { ru: "Причина", en: "Reason" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `productOffers.changePrices`. */
export const productOffersChangePricesForm: FormOf<'productOffers.changePrices'> = {
  operation: 'productOffers.changePrices',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    formula: { label: { ru: "Формула", en: "Formula" }, type: 'object', required: true },
    old_price: { label: { ru: "Старая цена", en: "Old price" }, type: 'string', enum: ['keep', 'set', 'clear'], default: 'keep' },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `productOffers.create`. */
export const productOffersCreateForm: FormOf<'productOffers.create'> = {
  operation: 'productOffers.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    product_id: { label: { ru: "Товар", en: "Product" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    seller_sku: { label: { ru: "Артикул продавца", en: "Seller's part number" }, type: 'string', required: true, minLength: 1, maxLength: 50 },
    price_kopecks: { label: { ru: "Цена", en: "Price" }, type: 'integer', required: true, format: 'int64', minimum: 100, maximum: 10000000000 },
    old_price_kopecks: { label: { ru: "Старая цена", en: "Old price" }, type: 'integer', format: 'int64', minimum: 100, maximum: 10000000000 },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    stocks: { label: { ru: "Остатки", en: "Stock" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    min_order: { label: { ru: "Минимальный заказ", en: "Minimal order" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
    delivery_days_min: { label: { ru: "Срок от, дней", en: "Days at least" }, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
    delivery_days_max: { label: { ru: "Срок до, дней", en: "Days at most" }, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
  },
}

/** The fields of `productOffers.disableByIds`. */
export const productOffersDisableByIdsForm: FormOf<'productOffers.disableByIds'> = {
  operation: 'productOffers.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `productOffers.enableByIds`. */
export const productOffersEnableByIdsForm: FormOf<'productOffers.enableByIds'> = {
  operation: 'productOffers.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `productOffers.receive`. */
export const productOffersReceiveForm: FormOf<'productOffers.receive'> = {
  operation: 'productOffers.receive',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `productOffers.statusChange`. */
export const productOffersStatusChangeForm: FormOf<'productOffers.statusChange'> = {
  operation: 'productOffers.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'active', 'disabled', 'blocked', 'archived'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `productOffers.update`. */
export const productOffersUpdateForm: FormOf<'productOffers.update'> = {
  operation: 'productOffers.update',
  fields: {
    seller_sku: { label: { ru: "Артикул продавца", en: "Seller's part number" }, type: 'string', minLength: 1, maxLength: 50 },
    price_kopecks: { label: { ru: "Цена", en: "Price" }, type: 'integer', format: 'int64', minimum: 100, maximum: 10000000000 },
    old_price_kopecks: { label: { ru: "Старая цена", en: "Old price" }, type: 'integer', format: 'int64', minimum: 100, maximum: 10000000000 },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    stocks: { label: { ru: "Остатки", en: "Stock" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    min_order: { label: { ru: "Минимальный заказ", en: "Minimal order" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
    delivery_days_min: { label: { ru: "Срок от, дней", en: "Days at least" }, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
    delivery_days_max: { label: { ru: "Срок до, дней", en: "Days at most" }, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
  },
}

/** The fields of `productOffers.upsert`. */
export const productOffersUpsertForm: FormOf<'productOffers.upsert'> = {
  operation: 'productOffers.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `products.create`. */
export const productsCreateForm: FormOf<'products.create'> = {
  operation: 'products.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 3, maxLength: 255 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 },
    article: { label: { ru: "Артикул", en: "Part number" }, type: 'string', required: true, minLength: 1, maxLength: 32 },
    brand_id: { label: { ru: "Бренд", en: "Brand" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    category_id: { label: { ru: "Категория", en: "Category" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    company_id: { label: { ru: "Автор карточки", en: "Author of the card" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 5000 },
    barcodes: { label: { ru: "Штрихкоды", en: "Barcodes" }, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^(\\d{8}|\\d{13})$', maxLength: 13 } },
    image_ids: { label: { ru: "Фото", en: "Photos" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    attribute_values: { label: { ru: "Характеристики", en: "Attributes" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    oem_numbers: { label: { ru: "OEM-номера", en: "OEM numbers" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    crosses: { label: { ru: "Кроссы", en: "Cross references" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    applicability: { label: { ru: "Применяемость", en: "Fits cars" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    condition: { label: { ru: "Состояние", en: "Condition" }, type: 'string', enum: ['new', 'remanufactured', 'used'] },
    weight_g: { label: { ru: "Вес, г", en: "Weight, g" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 500000 },
    length_mm: { label: { ru: "Длина, мм", en: "Length, mm" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
    width_mm: { label: { ru: "Ширина, мм", en: "Width, mm" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
    height_mm: { label: { ru: "Высота, мм", en: "Height, mm" }, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
    pack_qty: { label: { ru: "Кратность", en: "Multiple of" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', required: true, enum: ['none', '0', '5', '7', '10', '20', '22'] },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    tnved: { label: { ru: "ТН ВЭД", en: "HS code" }, type: 'string', pattern: '^\\d{10}$', maxLength: 10 },
  },
}

/** The fields of `products.disableByIds`. */
export const productsDisableByIdsForm: FormOf<'products.disableByIds'> = {
  operation: 'products.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `products.enableByIds`. */
export const productsEnableByIdsForm: FormOf<'products.enableByIds'> = {
  operation: 'products.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `products.generateTransliteName`. */
export const productsGenerateTransliteNameForm: FormOf<'products.generateTransliteName'> = {
  operation: 'products.generateTransliteName',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 255 },
    id: { label: { ru: "Запись", en: "Record" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  },
}

/** The fields of `products.moveToCategory`. */
export const productsMoveToCategoryForm: FormOf<'products.moveToCategory'> = {
  operation: 'products.moveToCategory',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    category_id: { label: { ru: "Категория", en: "Category" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `products.receive`. */
export const productsReceiveForm: FormOf<'products.receive'> = {
  operation: 'products.receive',
  fields: {
    items: { label: { ru: "Карточки", en: "Cards" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `products.statusChange`. */
export const productsStatusChangeForm: FormOf<'products.statusChange'> = {
  operation: 'products.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'on_moderation', 'active', 'rejected', 'disabled', 'blocked', 'archived'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `products.statusChangeByIds`. */
export const productsStatusChangeByIdsForm: FormOf<'products.statusChangeByIds'> = {
  operation: 'products.statusChangeByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'on_moderation', 'active', 'rejected', 'disabled', 'blocked', 'archived'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `products.update`. */
export const productsUpdateForm: FormOf<'products.update'> = {
  operation: 'products.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 3, maxLength: 255 },
    slug: { label: { ru: "Адрес в ссылке", en: "Slug" }, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 },
    article: { label: { ru: "Артикул", en: "Part number" }, type: 'string', minLength: 1, maxLength: 32 },
    brand_id: { label: { ru: "Бренд", en: "Brand" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    category_id: { label: { ru: "Категория", en: "Category" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    company_id: { label: { ru: "Автор карточки", en: "Author of the card" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 5000 },
    barcodes: { label: { ru: "Штрихкоды", en: "Barcodes" }, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^(\\d{8}|\\d{13})$', maxLength: 13 } },
    image_ids: { label: { ru: "Фото", en: "Photos" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    attribute_values: { label: { ru: "Характеристики", en: "Attributes" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    oem_numbers: { label: { ru: "OEM-номера", en: "OEM numbers" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    crosses: { label: { ru: "Кроссы", en: "Cross references" }, type: 'array', maxItems: 200, items: { type: 'object' } },
    applicability: { label: { ru: "Применяемость", en: "Fits cars" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    condition: { label: { ru: "Состояние", en: "Condition" }, type: 'string', enum: ['new', 'remanufactured', 'used'] },
    weight_g: { label: { ru: "Вес, г", en: "Weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 500000 },
    length_mm: { label: { ru: "Длина, мм", en: "Length, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    width_mm: { label: { ru: "Ширина, мм", en: "Width, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    height_mm: { label: { ru: "Высота, мм", en: "Height, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
    pack_qty: { label: { ru: "Кратность", en: "Multiple of" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
    vat_rate: { label: { ru: "Ставка НДС", en: "VAT rate" }, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
    country_code: { label: { ru: "Страна", en: "Country" }, type: 'string', pattern: '^[A-Z]{2}$' },
    tnved: { label: { ru: "ТН ВЭД", en: "HS code" }, type: 'string', pattern: '^\\d{10}$', maxLength: 10 },
  },
}

/** The fields of `products.upsert`. */
export const productsUpsertForm: FormOf<'products.upsert'> = {
  operation: 'products.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `profile.update`. */
export const profileUpdateForm: FormOf<'profile.update'> = {
  operation: 'profile.update',
  fields: {
    last_name: { label: { ru: "Фамилия", en: "Last name" }, type: 'string', minLength: 1, maxLength: 60 },
    first_name: { label: { ru: "Имя", en: "First name" }, type: 'string', minLength: 1, maxLength: 60 },
    middle_name: { label: { ru: "Отчество", en: "Middle name" }, type: 'string', maxLength: 60 },
    phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  },
}

/** The fields of `reconciliations.resolveByIds`. */
export const reconciliationsResolveByIdsForm: FormOf<'reconciliations.resolveByIds'> = {
  operation: 'reconciliations.resolveByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    comment: { label: { ru: "Основание", en: "Grounds" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `reconciliations.upsert`. */
export const reconciliationsUpsertForm: FormOf<'reconciliations.upsert'> = {
  operation: 'reconciliations.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Lines" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `regions.create`. */
export const regionsCreateForm: FormOf<'regions.create'> = {
  operation: 'regions.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['республика', 'край', 'область', 'город', 'автономная область', 'автономный округ'] },
    iso_code: { label: { ru: "Код ISO", en: "ISO code" }, type: 'string', required: true, pattern: '^RU-[A-Z]{2,3}$', maxLength: 6 },
    federal_district: { label: { ru: "Федеральный округ", en: "Federal district" }, type: 'string', required: true, enum: ['Центральный', 'Северо-Западный', 'Южный', 'Северо-Кавказский', 'Приволжский', 'Уральский', 'Сибирский', 'Дальневосточный'] },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', required: true, pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  },
}

/** The fields of `regions.update`. */
export const regionsUpdateForm: FormOf<'regions.update'> = {
  operation: 'regions.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['республика', 'край', 'область', 'город', 'автономная область', 'автономный округ'] },
    iso_code: { label: { ru: "Код ISO", en: "ISO code" }, type: 'string', pattern: '^RU-[A-Z]{2,3}$', maxLength: 6 },
    federal_district: { label: { ru: "Федеральный округ", en: "Federal district" }, type: 'string', enum: ['Центральный', 'Северо-Западный', 'Южный', 'Северо-Кавказский', 'Приволжский', 'Уральский', 'Сибирский', 'Дальневосточный'] },
    kladr_id: { label: { ru: "Код КЛАДР", en: "KLADR code" }, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
    fias_id: { label: { ru: "Код ФИАС", en: "FIAS code" }, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  },
}

/** The fields of `returns.request`. */
export const returnsRequestForm: FormOf<'returns.request'> = {
  operation: 'returns.request',
  fields: {
    items: { label: { ru: "Просьбы", en: "Requests" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `reviews.receive`. */
export const reviewsReceiveForm: FormOf<'reviews.receive'> = {
  operation: 'reviews.receive',
  fields: {
    items: { label: { ru: "Отзывы", en: "Reviews" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `reviews.statusChange`. */
export const reviewsStatusChangeForm: FormOf<'reviews.statusChange'> = {
  operation: 'reviews.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['new', 'published', 'rejected', 'hidden'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `reviews.update`. */
export const reviewsUpdateForm: FormOf<'reviews.update'> = {
  operation: 'reviews.update',
  fields: {
    reply_text: { label: { ru: "Ответ", en: "Reply" }, type: 'string', minLength: 2, maxLength: 1000 },
    complaint_reason_id: { label: { ru: "Причина жалобы", en: "Reason of the complaint" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    complaint_comment: { label: { ru: "Комментарий к жалобе", en: "Comment on the complaint" }, type: 'string', maxLength: 1000 },
  },
}

/** The fields of `reviewTerms.upsert`. */
export const reviewTermsUpsertForm: FormOf<'reviewTerms.upsert'> = {
  operation: 'reviewTerms.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `roles.attachImpact`. */
export const rolesAttachImpactForm: FormOf<'roles.attachImpact'> = {
  operation: 'roles.attachImpact',
  fields: {
    user_ids: { label: { ru: "Пользователи", en: "Users" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `roles.attachUsers`. */
export const rolesAttachUsersForm: FormOf<'roles.attachUsers'> = {
  operation: 'roles.attachUsers',
  fields: {
    user_ids: { label: { ru: "Пользователи", en: "Users" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `roles.create`. */
export const rolesCreateForm: FormOf<'roles.create'> = {
  operation: 'roles.create',
  fields: {
    slug: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[a-z][a-z0-9-]{1,40}$' },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 60 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 500 },
    scope: { label: { ru: "Область", en: "Scope" }, type: 'string', required: true, enum: ['all', 'own'] },
    permissions: { label: { ru: "Права", en: "Permissions" }, type: 'array', required: true, maxItems: 500, items: { type: 'object' } },
  },
}

/** The fields of `roles.detachUsers`. */
export const rolesDetachUsersForm: FormOf<'roles.detachUsers'> = {
  operation: 'roles.detachUsers',
  fields: {
    user_ids: { label: { ru: "Пользователи", en: "Users" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `roles.impact`. */
export const rolesImpactForm: FormOf<'roles.impact'> = {
  operation: 'roles.impact',
  fields: {
    scope: { label: { ru: "Область", en: "Scope" }, type: 'string', enum: ['all', 'own'] },
    permissions: { label: { ru: "Права", en: "Permissions" }, type: 'array', maxItems: 500, items: { type: 'object' } },
  },
}

/** The fields of `roles.update`. */
export const rolesUpdateForm: FormOf<'roles.update'> = {
  operation: 'roles.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 60 },
    description: { label: { ru: "Описание", en: "Description" }, type: 'string', maxLength: 500 },
    scope: { label: { ru: "Область", en: "Scope" }, type: 'string', enum: ['all', 'own'] },
    permissions: { label: { ru: "Права", en: "Permissions" }, type: 'array', maxItems: 500, items: { type: 'object' } },
    factor_required_from: { label: { ru: "Второй шаг входа обязателен с", en: "Second step of the sign-in required from" }, type: 'string', format: 'date' },
  },
}

/** The fields of `routeRules.create`. */
export const routeRulesCreateForm: FormOf<'routeRules.create'> = {
  operation: 'routeRules.create',
  fields: {
    path: { label: { ru: "Старый адрес", en: "Old address" }, type: 'string', required: true, pattern: '^/([^/\\s\\\\?#][^\\s\\\\?#]*)?$', maxLength: 500 },
    redirect: { label: { ru: "Новый адрес", en: "New address" }, type: 'string', required: true, pattern: '^/([^/\\s\\\\][^\\s\\\\]*)?$', maxLength: 2000 },
  },
}

/** The fields of `routeRules.update`. */
export const routeRulesUpdateForm: FormOf<'routeRules.update'> = {
  operation: 'routeRules.update',
  fields: {
    path: { label: { ru: "Старый адрес", en: "Old address" }, type: 'string', pattern: '^/([^/\\s\\\\?#][^\\s\\\\?#]*)?$', maxLength: 500 },
    redirect: { label: { ru: "Новый адрес", en: "New address" }, type: 'string', pattern: '^/([^/\\s\\\\][^\\s\\\\]*)?$', maxLength: 2000 },
  },
}

/** The fields of `savedViews.create`. */
export const savedViewsCreateForm: FormOf<'savedViews.create'> = {
  operation: 'savedViews.create',
  fields: {
    list: { label: { ru: "Список", en: "List" }, type: 'string', required: true, pattern: '^[a-z0-9_-]+(/[a-z0-9_-]+)*$', maxLength: 200 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    query: { label: { ru: "Запрос", en: "Query" }, type: 'string', required: true, pattern: '^[^?#\\s]*$', maxLength: 2000 },
    is_shared: { label: { ru: "Виден всем", en: "Seen by everybody" }, type: 'boolean' },
  },
}

/** The fields of `savedViews.update`. */
export const savedViewsUpdateForm: FormOf<'savedViews.update'> = {
  operation: 'savedViews.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 1, maxLength: 60 },
    query: { label: { ru: "Запрос", en: "Query" }, type: 'string', pattern: '^[^?#\\s]*$', maxLength: 2000 },
    is_shared: { label: { ru: "Виден всем", en: "Seen by everybody" }, type: 'boolean' },
  },
}

/** The fields of `serviceAccounts.create`. */
export const serviceAccountsCreateForm: FormOf<'serviceAccounts.create'> = {
  operation: 'serviceAccounts.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 60 },
    role_ids: { label: { ru: "Роли", en: "Roles" }, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    company_ids: { label: { ru: "Компании", en: "Companies" }, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `serviceAccounts.statusChange`. */
export const serviceAccountsStatusChangeForm: FormOf<'serviceAccounts.statusChange'> = {
  operation: 'serviceAccounts.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['active', 'blocked', 'archived'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `serviceAccounts.update`. */
export const serviceAccountsUpdateForm: FormOf<'serviceAccounts.update'> = {
  operation: 'serviceAccounts.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 60 },
    role_ids: { label: { ru: "Роли", en: "Roles" }, type: 'array', minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    company_ids: { label: { ru: "Компании", en: "Companies" }, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `serviceKeys.create`. */
export const serviceKeysCreateForm: FormOf<'serviceKeys.create'> = {
  operation: 'serviceKeys.create',
  fields: {
    service_account_id: { label: { ru: "Сервисная учётная запись", en: "Service account" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 60 },
    addresses: { label: { ru: "Адреса", en: "Addresses" }, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$', minLength: 2, maxLength: 43 } },
    requests_per_minute: { label: { ru: "Запросов в минуту", en: "Requests per minute" }, type: 'integer', format: 'int32', minimum: 1, maximum: 6000 },
    is_agent: { label: { ru: "Ключ агента", en: "Agent's key" }, type: 'boolean' },
    expires_at: { label: { ru: "Действует до", en: "Valid until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `serviceKeys.update`. */
export const serviceKeysUpdateForm: FormOf<'serviceKeys.update'> = {
  operation: 'serviceKeys.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 60 },
    addresses: { label: { ru: "Адреса", en: "Addresses" }, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[0-9A-Fa-f.:]+(/[0-9]{1,3})?$', minLength: 2, maxLength: 43 } },
    requests_per_minute: { label: { ru: "Запросов в минуту", en: "Requests per minute" }, type: 'integer', format: 'int32', minimum: 1, maximum: 6000 },
  },
}

/** The fields of `settings.update`. */
export const settingsUpdateForm: FormOf<'settings.update'> = {
  operation: 'settings.update',
  fields: {
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    value: { label: { ru: "Значение", en: "Value" } },
    label: { label: { ru: "Название", en: "Name" }, type: 'string', pattern: '\\S', minLength: 2, maxLength: 150 },
    group: { label: { ru: "Группа", en: "Group" }, type: 'string', enum: ['general', 'catalog', 'orders', 'delivery', 'settlements', 'moderation', 'access', 'log', 'maps'] },
  },
}

/** The fields of `settings.upsert`. */
export const settingsUpsertForm: FormOf<'settings.upsert'> = {
  operation: 'settings.upsert',
  fields: {
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `settlements.bankAnswer`. */
export const settlementsBankAnswerForm: FormOf<'settlements.bankAnswer'> = {
  operation: 'settlements.bankAnswer',
  fields: {
    text: { label: { ru: "Файл банка", en: "File of the bank" }, type: 'string', required: true, minLength: 1, maxLength: 900000 },
  },
}

/** The fields of `settlements.bankFile`. */
export const settlementsBankFileForm: FormOf<'settlements.bankFile'> = {
  operation: 'settlements.bankFile',
  fields: {
    bank_format: { label: { ru: "Формат файла", en: "File format" }, type: 'string', required: true, enum: ['client_bank', 'csv'] },
    ids: { label: { ru: "Расчёты", en: "Settlements" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  },
}

/** The fields of `settlements.hold`. */
export const settlementsHoldForm: FormOf<'settlements.hold'> = {
  operation: 'settlements.hold',
  fields: {
    comment: { label: { ru: "Основание", en: "Grounds" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `settlements.release`. */
export const settlementsReleaseForm: FormOf<'settlements.release'> = {
  operation: 'settlements.release',
  fields: {
    comment: { label: { ru: "Основание", en: "Grounds" }, type: 'string', required: true, minLength: 5, maxLength: 500 },
  },
}

/** The fields of `settlements.statusChange`. */
export const settlementsStatusChangeForm: FormOf<'settlements.statusChange'> = {
  operation: 'settlements.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['open', 'closed', 'approved', 'sent', 'paid', 'returned'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `shipments.scan`. */
export const shipmentsScanForm: FormOf<'shipments.scan'> = {
  operation: 'shipments.scan',
  fields: {
    items: { label: { ru: "Сканы", en: "Scans" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `storePoints.create`. */
export const storePointsCreateForm: FormOf<'storePoints.create'> = {
  operation: 'storePoints.create',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[A-Z0-9-]{3,20}$', maxLength: 20 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 3, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', required: true, enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] },
    city_id: { label: { ru: "Город", en: "City" }, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
    street: { label: { ru: "Улица", en: "Street" }, type: 'string', required: true, minLength: 1, maxLength: 120 },
    house: { label: { ru: "Дом", en: "House" }, type: 'string', required: true, minLength: 1, maxLength: 20 },
    building: { label: { ru: "Корпус", en: "Building" }, type: 'string', maxLength: 20 },
    office: { label: { ru: "Офис", en: "Office" }, type: 'string', maxLength: 20 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^([0-9]{6})?$', maxLength: 6 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
    phones: { label: { ru: "Телефоны", en: "Phones" }, type: 'array', required: true, minItems: 1, maxItems: 5, items: { type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 } },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
    schedule: { label: { ru: "График", en: "Schedule" }, type: 'array', required: true, minItems: 7, maxItems: 7, items: { type: 'array', maxItems: 4, items: { type: 'object' } } },
    schedule_exceptions: { label: { ru: "Особые дни", en: "Special days" }, type: 'array', maxItems: 50, items: { type: 'object' } },
    works_on_holidays: { label: { ru: "Работает в праздники", en: "Works on holidays" }, type: 'boolean' },
    is_main: { label: { ru: "Основная", en: "Main" }, type: 'boolean' },
    photo_ids: { label: { ru: "Фото", en: "Photos" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    cutoff: { label: { ru: "Приём заказов до", en: "Orders taken until" }, type: 'string', pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', maxLength: 5 },
    assembly_minutes: { label: { ru: "Время сборки, мин", en: "Assembly time, min" }, type: 'integer', format: 'int32', minimum: 0, maximum: 10080 },
    is_ship_from: { label: { ru: "Отгрузка отсюда", en: "Ships from here" }, type: 'boolean' },
    storage_days: { label: { ru: "Срок хранения, дней", en: "Kept for, days" }, type: 'integer', format: 'int32', minimum: 1, maximum: 30 },
    has_cash: { label: { ru: "Наличные", en: "Cash" }, type: 'boolean' },
    has_card: { label: { ru: "Карты", en: "Cards" }, type: 'boolean' },
    has_fitting: { label: { ru: "Примерка", en: "Fitting" }, type: 'boolean' },
    max_weight_g: { label: { ru: "Макс. вес, г", en: "Max. weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
    max_side_mm: { label: { ru: "Макс. сторона, мм", en: "Max. side, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
    capacity: { label: { ru: "Вместимость", en: "Capacity" }, type: 'integer', format: 'int32', minimum: 1, maximum: 100000 },
    services: { label: { ru: "Услуги", en: "Services" }, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
    bays: { label: { ru: "Постов", en: "Bays" }, type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
  },
}

/** The fields of `storePoints.disableByIds`. */
export const storePointsDisableByIdsForm: FormOf<'storePoints.disableByIds'> = {
  operation: 'storePoints.disableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `storePoints.enableByIds`. */
export const storePointsEnableByIdsForm: FormOf<'storePoints.enableByIds'> = {
  operation: 'storePoints.enableByIds',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `storePoints.statusChange`. */
export const storePointsStatusChangeForm: FormOf<'storePoints.statusChange'> = {
  operation: 'storePoints.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['draft', 'active', 'paused', 'closed', 'blocked'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `storePoints.update`. */
export const storePointsUpdateForm: FormOf<'storePoints.update'> = {
  operation: 'storePoints.update',
  fields: {
    company_id: { label: { ru: "Продавец", en: "Seller" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[A-Z0-9-]{3,20}$', maxLength: 20 },
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 3, maxLength: 120 },
    type: { label: { ru: "Тип", en: "Type" }, type: 'string', enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] },
    city_id: { label: { ru: "Город", en: "City" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    street: { label: { ru: "Улица", en: "Street" }, type: 'string', minLength: 1, maxLength: 120 },
    house: { label: { ru: "Дом", en: "House" }, type: 'string', minLength: 1, maxLength: 20 },
    building: { label: { ru: "Корпус", en: "Building" }, type: 'string', maxLength: 20 },
    office: { label: { ru: "Офис", en: "Office" }, type: 'string', maxLength: 20 },
    postal_code: { label: { ru: "Индекс", en: "Postal code" }, type: 'string', pattern: '^([0-9]{6})?$', maxLength: 6 },
    lat: { label: { ru: "Широта", en: "Latitude" }, type: 'number', format: 'double', minimum: -90, maximum: 90 },
    lon: { label: { ru: "Долгота", en: "Longitude" }, type: 'number', format: 'double', minimum: -180, maximum: 180 },
    phones: { label: { ru: "Телефоны", en: "Phones" }, type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 } },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
    schedule: { label: { ru: "График", en: "Schedule" }, type: 'array', minItems: 7, maxItems: 7, items: { type: 'array', maxItems: 4, items: { type: 'object' } } },
    schedule_exceptions: { label: { ru: "Особые дни", en: "Special days" }, type: 'array', maxItems: 50, items: { type: 'object' } },
    works_on_holidays: { label: { ru: "Работает в праздники", en: "Works on holidays" }, type: 'boolean' },
    is_main: { label: { ru: "Основная", en: "Main" }, type: 'boolean' },
    photo_ids: { label: { ru: "Фото", en: "Photos" }, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    cutoff: { label: { ru: "Приём заказов до", en: "Orders taken until" }, type: 'string', pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', maxLength: 5 },
    assembly_minutes: { label: { ru: "Время сборки, мин", en: "Assembly time, min" }, type: 'integer', format: 'int32', minimum: 0, maximum: 10080 },
    is_ship_from: { label: { ru: "Отгрузка отсюда", en: "Ships from here" }, type: 'boolean' },
    storage_days: { label: { ru: "Срок хранения, дней", en: "Kept for, days" }, type: 'integer', format: 'int32', minimum: 1, maximum: 30 },
    has_cash: { label: { ru: "Наличные", en: "Cash" }, type: 'boolean' },
    has_card: { label: { ru: "Карты", en: "Cards" }, type: 'boolean' },
    has_fitting: { label: { ru: "Примерка", en: "Fitting" }, type: 'boolean' },
    max_weight_g: { label: { ru: "Макс. вес, г", en: "Max. weight, g" }, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
    max_side_mm: { label: { ru: "Макс. сторона, мм", en: "Max. side, mm" }, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
    capacity: { label: { ru: "Вместимость", en: "Capacity" }, type: 'integer', format: 'int32', minimum: 1, maximum: 100000 },
    services: { label: { ru: "Услуги", en: "Services" }, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
    bays: { label: { ru: "Постов", en: "Bays" }, type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
  },
}

/** The fields of `subOrders.cancelByBuyer`. */
export const subOrdersCancelByBuyerForm: FormOf<'subOrders.cancelByBuyer'> = {
  operation: 'subOrders.cancelByBuyer',
  fields: {
    items: { label: { ru: "Отмены", en: "Cancellations" }, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `subOrders.changeStatuses`. */
export const subOrdersChangeStatusesForm: FormOf<'subOrders.changeStatuses'> = {
  operation: 'subOrders.changeStatuses',
  fields: {
    items: { label: { ru: "Записи", en: "Records" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
  },
}

/** The fields of `subOrders.setTrackNumbers`. */
export const subOrdersSetTrackNumbersForm: FormOf<'subOrders.setTrackNumbers'> = {
  operation: 'subOrders.setTrackNumbers',
  fields: {
    items: { label: { ru: "Отправления", en: "Shipments" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  },
}

/** The fields of `subOrders.statusChange`. */
export const subOrdersStatusChangeForm: FormOf<'subOrders.statusChange'> = {
  operation: 'subOrders.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    items: { label: { ru: "Товары", en: "Products" }, type: 'array', minItems: 1, maxItems: 100, items: { type: 'object' } },
  },
}

/** The fields of `subOrders.update`. */
export const subOrdersUpdateForm: FormOf<'subOrders.update'> = {
  operation: 'subOrders.update',
  fields: {
    store_point_id: { label: { ru: "Точка отгрузки", en: "Shipping point" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    carrier: { label: { ru: "Перевозчик", en: "Carrier" }, type: 'string', enum: ['own', 'cdek', 'post', 'other'] },
    track_number: { label: { ru: "Трек-номер", en: "Track number" }, type: 'string', pattern: '^[A-Za-z0-9-]+$', minLength: 5, maxLength: 50 },
    deliver_from: { label: { ru: "Доставка с", en: "Delivered from" }, type: 'string', format: 'date' },
    deliver_to: { label: { ru: "Доставка по", en: "Delivered until" }, type: 'string', format: 'date' },
  },
}

/** The fields of `templates.create`. */
export const templatesCreateForm: FormOf<'templates.create'> = {
  operation: 'templates.create',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', required: true, pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
    event: { label: { ru: "Событие", en: "Event" }, type: 'string', required: true, enum: ['password_reset', 'user_invite', 'moderation_decision', 'company_suspended', 'order_new', 'order_cancelled', 'contract_expiring', 'review_rejected', 'brand_decision'] },
    channel: { label: { ru: "Канал", en: "Channel" }, type: 'string', required: true, enum: ['email', 'sms', 'push', 'in_app'] },
    subject: { label: { ru: "Тема", en: "Subject" }, type: 'string', maxLength: 200 },
    body: { label: { ru: "Текст", en: "Text" }, type: 'string', required: true, minLength: 1, maxLength: 20000 },
    locale: { label: { ru: "Язык", en: "Language" }, type: 'string', enum: ['ru', 'en', 'kk', 'be'] },
  },
}

/** The fields of `templates.preview`. */
export const templatesPreviewForm: FormOf<'templates.preview'> = {
  operation: 'templates.preview',
  fields: {
    event: { label: { ru: "Событие", en: "Event" }, type: 'string', required: true, enum: ['password_reset', 'user_invite', 'moderation_decision', 'company_suspended', 'order_new', 'order_cancelled', 'contract_expiring', 'review_rejected', 'brand_decision'] },
    channel: { label: { ru: "Канал", en: "Channel" }, type: 'string', required: true, enum: ['email', 'sms', 'push', 'in_app'] },
    subject: { label: { ru: "Тема", en: "Subject" }, type: 'string', maxLength: 200 },
    body: { label: { ru: "Текст", en: "Text" }, type: 'string', required: true, minLength: 1, maxLength: 20000 },
  },
}

/** The fields of `templates.update`. */
export const templatesUpdateForm: FormOf<'templates.update'> = {
  operation: 'templates.update',
  fields: {
    code: { label: { ru: "Код", en: "Code" }, type: 'string', pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
    event: { label: { ru: "Событие", en: "Event" }, type: 'string', enum: ['password_reset', 'user_invite', 'moderation_decision', 'company_suspended', 'order_new', 'order_cancelled', 'contract_expiring', 'review_rejected', 'brand_decision'] },
    channel: { label: { ru: "Канал", en: "Channel" }, type: 'string', enum: ['email', 'sms', 'push', 'in_app'] },
    subject: { label: { ru: "Тема", en: "Subject" }, type: 'string', maxLength: 200 },
    body: { label: { ru: "Текст", en: "Text" }, type: 'string', minLength: 1, maxLength: 20000 },
    locale: { label: { ru: "Язык", en: "Language" }, type: 'string', enum: ['ru', 'en', 'kk', 'be'] },
  },
}

/** The fields of `translations.upsert`. */
export const translationsUpsertForm: FormOf<'translations.upsert'> = {
  operation: 'translations.upsert',
  fields: {
    items: { label: { ru: "Строки", en: "Rows" }, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
    lines: { label: { ru: "Строки файла", en: "Lines of the file" }, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
    dry_run: { label: { ru: "Пробный прогон", en: "Dry run" }, type: 'boolean', default: false },
    skip_invalid: { label: { ru: "Пропустить строки с ошибками", en: "Skip the wrong rows" }, type: 'boolean', default: false },
  },
}

/** The fields of `users.create`. */
export const usersCreateForm: FormOf<'users.create'> = {
  operation: 'users.create',
  fields: {
    last_name: { label: { ru: "Фамилия", en: "Last name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    first_name: { label: { ru: "Имя", en: "First name" }, type: 'string', required: true, minLength: 1, maxLength: 60 },
    middle_name: { label: { ru: "Отчество", en: "Middle name" }, type: 'string', maxLength: 60 },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
    phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    position: { label: { ru: "Должность", en: "Position" }, type: 'string', maxLength: 120 },
    role_ids: { label: { ru: "Роли", en: "Roles" }, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    company_ids: { label: { ru: "Компании", en: "Companies" }, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  },
}

/** The fields of `users.statusChange`. */
export const usersStatusChangeForm: FormOf<'users.statusChange'> = {
  operation: 'users.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['invited', 'active', 'blocked', 'archived'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `users.update`. */
export const usersUpdateForm: FormOf<'users.update'> = {
  operation: 'users.update',
  fields: {
    last_name: { label: { ru: "Фамилия", en: "Last name" }, type: 'string', minLength: 1, maxLength: 60 },
    first_name: { label: { ru: "Имя", en: "First name" }, type: 'string', minLength: 1, maxLength: 60 },
    middle_name: { label: { ru: "Отчество", en: "Middle name" }, type: 'string', maxLength: 60 },
    email: { label: { ru: "Эл. почта", en: "E-mail" }, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
    phone: { label: { ru: "Телефон", en: "Phone" }, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
    position: { label: { ru: "Должность", en: "Position" }, type: 'string', maxLength: 120 },
    role_ids: { label: { ru: "Роли", en: "Roles" }, type: 'array', minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    company_ids: { label: { ru: "Компании", en: "Companies" }, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
    time_zone: { label: { ru: "Часовой пояс", en: "Time zone" }, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  },
}

/** The fields of `webhooks.create`. */
export const webhooksCreateForm: FormOf<'webhooks.create'> = {
  operation: 'webhooks.create',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', required: true, minLength: 2, maxLength: 60 },
    url: { label: { ru: "Адрес", en: "Address" }, type: 'string', required: true, pattern: '^https?://[^\\s]+$', minLength: 8, maxLength: 2000 },
    entities: { label: { ru: "Объекты", en: "Objects" }, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 } },
    events: { label: { ru: "События", en: "Events" }, type: 'array', maxItems: 20, items: { type: 'string', enum: ['created', 'updated', 'deleted', 'status_changed', 'enabled', 'disabled', 'moved', 'sorted', 'attached', 'detached', 'merged', 'restored', 'exported', 'revealed', 'erased', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked', 'password_reset', 'preview_started', 'preview_ended', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_issued', 'recovery_code_used', 'provider_linked', 'access_requested', 'access_refused', 'factor_reset_requested', 'factor_reset', 'factor_reset_refused'] } },
  },
}

/** The fields of `webhooks.statusChange`. */
export const webhooksStatusChangeForm: FormOf<'webhooks.statusChange'> = {
  operation: 'webhooks.statusChange',
  fields: {
    status: { label: { ru: "Статус", en: "Status" }, type: 'string', required: true, enum: ['active', 'paused', 'off'] },
    reason_id: { label: { ru: "Причина", en: "Reason" }, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
    comment: { label: { ru: "Комментарий", en: "Comment" }, type: 'string', maxLength: 1000 },
    until: { label: { ru: "Срок", en: "Until" }, type: 'string', format: 'date-time' },
  },
}

/** The fields of `webhooks.update`. */
export const webhooksUpdateForm: FormOf<'webhooks.update'> = {
  operation: 'webhooks.update',
  fields: {
    name: { label: { ru: "Название", en: "Name" }, type: 'string', minLength: 2, maxLength: 60 },
    url: { label: { ru: "Адрес", en: "Address" }, type: 'string', pattern: '^https?://[^\\s]+$', minLength: 8, maxLength: 2000 },
    entities: { label: { ru: "Объекты", en: "Objects" }, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 } },
    events: { label: { ru: "События", en: "Events" }, type: 'array', maxItems: 20, items: { type: 'string', enum: ['created', 'updated', 'deleted', 'status_changed', 'enabled', 'disabled', 'moved', 'sorted', 'attached', 'detached', 'merged', 'restored', 'exported', 'revealed', 'erased', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked', 'password_reset', 'preview_started', 'preview_ended', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_issued', 'recovery_code_used', 'provider_linked', 'access_requested', 'access_refused', 'factor_reset_requested', 'factor_reset', 'factor_reset_refused'] } },
  },
}
