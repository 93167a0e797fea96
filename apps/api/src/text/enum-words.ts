import type { Schemas } from '@admin-panel/sdk'

export const conditionLabels: Record<Schemas['ProductCondition'], string> = {
  new: 'Новый',
  remanufactured: 'Восстановленный',
  used: 'Б/у',
}

export const crossLabels: Record<Schemas['CrossKind'], string> = {
  analog: 'аналог',
  replacement: 'замена',
  superseded: 'заменён на',
}

export const companyTypeLabels: Record<Schemas['CompanyType'], string> = {
  legal: 'Юридическое лицо',
  entrepreneur: 'ИП',
  self_employed: 'Самозанятый',
}

export const taxLabels: Record<Schemas['TaxSystem'], string> = {
  osno: 'ОСНО',
  usn_income: 'УСН доходы',
  usn_income_expense: 'УСН доходы − расходы',
  ausn: 'АУСН',
  patent: 'Патент',
  npd: 'НПД',
}

export const addressTypeLabels: Record<Schemas['CompanyAddressType'], string> = {
  legal: 'Юридический',
  actual: 'Фактический',
  postal: 'Почтовый',
  return: 'Для возвратов',
}

export const payoutLabels: Record<Schemas['PayoutFrequency'], string> = {
  daily: 'Каждый день',
  weekly: 'Раз в неделю',
  biweekly: 'Раз в две недели',
  monthly: 'Раз в месяц',
}

export const brandKindLabels: Record<Schemas['BrandKind'], string> = {
  oem: 'Автопроизводитель (OEM)',
  aftermarket: 'Производитель запчастей',
  own: 'Собственная марка',
}

export const brandResolutionLabels: Record<Schemas['BrandResolution'], string> = {
  created: 'Новый бренд',
  merged: 'Синоним бренда',
  rejected: 'Отклонён',
}

export const aliasSourceLabels: Record<Schemas['AliasSource'], string> = {
  abcp: 'ABCP',
  tecdoc: 'TecDoc',
  other: 'Прайс-листы',
}

export const legacyLabels: Record<Schemas['LegacyStatus'], string> = {
  unmapped: 'Не сопоставлена',
  mapped: 'Сопоставлена',
  ignored: 'Не переносится',
}

export const bodyLabels: Record<Schemas['CarBody'], string> = {
  sedan: 'Седан',
  hatchback: 'Хэтчбек',
  wagon: 'Универсал',
  suv: 'Внедорожник',
  minivan: 'Минивэн',
  pickup: 'Пикап',
  van: 'Фургон',
  coupe: 'Купе',
  other: 'Другой',
}

export const operationLabels: Record<Schemas['ReasonOperation'], string> = {
  user_block: 'Блокировка пользователя',
  product_reject: 'Отклонение товара',
  product_block: 'Блокировка товара',
  order_cancel: 'Отмена заказа',
  order_return: 'Возврат заказа',
  company_suspend: 'Приостановка продавца',
  company_terminate: 'Отключение продавца',
  contract_terminate: 'Расторжение договора',
  store_point_pause: 'Приостановка точки',
  store_point_close: 'Закрытие точки',
  moderation_reject: 'Отклонение заявки',
  moderation_revision: 'Возврат заявки на доработку',
  review_reject: 'Отклонение отзыва',
  review_hide: 'Скрытие отзыва',
}

export const initiatorLabels: Record<Schemas['ReasonInitiator'], string> = {
  seller: 'Продавец',
  buyer: 'Покупатель',
  marketplace: 'Маркетплейс',
  delivery: 'Служба доставки',
  system: 'Система',
}

export const flagLabels: Record<Schemas['ReviewFlag'], string> = {
  stop_word: 'Стоп-слово',
  link: 'Ссылка',
  phone: 'Телефон',
  caps: 'Прописные буквы',
}

export const settingTypeLabels: Record<Schemas['SettingType'], string> = {
  int: 'Целое число',
  money: 'Сумма',
  bool: 'Да или нет',
  string: 'Строка',
  json: 'JSON',
  duration: 'Длительность',
}

export const settingGroupLabels: Readonly<Record<string, string>> = {
  general: 'Общие',
  catalog: 'Каталог',
  orders: 'Заказы',
  delivery: 'Доставка',
  moderation: 'Модерация',
  log: 'Журнал',
  maps: 'Карты',
}

export const termKindLabels: Record<Schemas['ReviewTermKind'], string> = {
  criterion: 'Критерий',
  pro_tag: 'Достоинство',
  con_tag: 'Недостаток',
  stop_word: 'Стоп-слово',
  reply_template: 'Заготовка ответа',
}

export const scopeLabels: Record<Schemas['RoleScope'], string> = {
  all: 'Все компании',
  own: 'Только свои компании',
}

export const templateEventLabels: Record<Schemas['TemplateEvent'], string> = {
  password_reset: 'Восстановление пароля',
  user_invite: 'Приглашение сотрудника',
  moderation_decision: 'Решение по заявке',
  company_suspended: 'Продавец приостановлен',
  order_new: 'Новый заказ',
  order_cancelled: 'Отмена заказа',
  contract_expiring: 'Договор истекает',
  review_rejected: 'Отзыв отклонён',
  brand_decision: 'Решение по бренду',
}

export const channelLabels: Record<Schemas['TemplateChannel'], string> = {
  email: 'Письмо',
  sms: 'СМС',
  push: 'Push',
  in_app: 'Уведомление в панели',
}

export const localeLabels: Record<Schemas['Locale'], string> = {
  ru: 'Русский',
  en: 'Английский',
  kk: 'Казахский',
  be: 'Белорусский',
}

export const serviceLabels: Record<Schemas['StorePointService'], string> = {
  tire: 'Шиномонтаж',
  oil: 'Замена масла',
  diagnostics: 'Диагностика',
  body: 'Кузовной ремонт',
  electric: 'Автоэлектрика',
  alignment: 'Сход-развал',
  other: 'Другое',
}

const countries = new Intl.DisplayNames('ru', { type: 'region' })

export const countryLabel = (code: string) => countries.of(code) ?? code
export const vatLabel = (rate: string) => (rate === 'none' ? 'Без НДС' : `${rate} %`)

/** `UTC+7 (Asia/Novosibirsk)` */
export function zoneLabel(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  return `${offset?.replace('GMT', 'UTC')} (${timeZone})`
}
