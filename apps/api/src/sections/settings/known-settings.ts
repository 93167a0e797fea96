import type { Schemas } from '@admin-panel/sdk'

interface SettingDefinition {
  group: Schemas['SettingGroup']
  type: Schemas['SettingType']
  label: string
  /** The default value. */
  value: Schemas['SettingValue']
  min?: number
  max?: number
}

/** The settings that the program itself reads. */
export const knownSettings = {
  moderation_sla_hours: {
    group: 'moderation',
    type: 'int',
    label: 'Срок рассмотрения заявки, часов',
    value: 24,
    min: 1,
    max: 720,
  },
  order_unpaid_minutes: {
    group: 'orders',
    type: 'int',
    label: 'Срок оплаты заказа, минут',
    value: 30,
    min: 5,
    max: 10_080,
  },
  // The law on remote sales grants the buyer seven days.
  return_window_days: {
    group: 'orders',
    type: 'int',
    label: 'Срок возврата, дней',
    value: 14,
    min: 7,
    max: 365,
  },
  // The rate of 2026 of who pays VAT; 0 is for a marketplace that does not.
  commission_vat_percent: {
    group: 'settlements',
    type: 'int',
    label: 'НДС в комиссии маркетплейса, % (0 — не плательщик)',
    value: 22,
    min: 0,
    max: 50,
  },
  marketplace_bears_discounts: {
    group: 'settlements',
    type: 'bool',
    label: 'Скидки заказов — за счёт маркетплейса, а не продавца',
    value: false,
  },
  payer_name: { group: 'settlements', type: 'string', label: 'Плательщик: наименование', value: '' },
  payer_inn: { group: 'settlements', type: 'string', label: 'Плательщик: ИНН', value: '' },
  payer_kpp: { group: 'settlements', type: 'string', label: 'Плательщик: КПП', value: '' },
  payer_account: { group: 'settlements', type: 'string', label: 'Плательщик: расчётный счёт', value: '' },
  payer_bank: { group: 'settlements', type: 'string', label: 'Плательщик: банк', value: '' },
  payer_bik: { group: 'settlements', type: 'string', label: 'Плательщик: БИК', value: '' },
  payer_corr_account: { group: 'settlements', type: 'string', label: 'Плательщик: корр. счёт', value: '' },
  pickup_storage_days: {
    group: 'orders',
    type: 'int',
    label: 'Срок хранения в пункте выдачи, дней',
    value: 7,
    min: 1,
    max: 60,
  },
  due_orders_at_most: {
    group: 'orders',
    type: 'int',
    label: 'Отмена и закрытие заказов по сроку: ждать сотрудника, если за раз их больше (0 — никогда)',
    value: 1000,
    min: 0,
    max: 1_000_000,
  },
  price_quarantine_factor: {
    group: 'catalog',
    type: 'int',
    label: 'Цена уходит на проверку, если изменилась больше чем во столько раз',
    value: 3,
    min: 2,
    max: 100,
  },
  audit_retention_days: {
    group: 'log',
    type: 'int',
    label: 'Срок хранения журнала, дней',
    value: 365,
    min: 30,
    max: 3650,
  },
  personal_reveals_per_hour: {
    group: 'access',
    type: 'int',
    label: 'Персональные данные: уведомить администраторов, если за час показано записей больше (0 — никогда)',
    value: 30,
    min: 0,
    max: 10_000,
  },
  personal_export_rows_per_hour: {
    group: 'access',
    type: 'int',
    label: 'Персональные данные: уведомить администраторов, если за час выгружено записей больше (0 — никогда)',
    value: 1000,
    min: 0,
    max: 1_000_000,
  },
  // Disputes and tax audits may ask for a buyer years later, so that the shop itself decides.
  buyer_data_months: {
    group: 'access',
    type: 'int',
    label: 'Срок хранения данных покупателя после последнего заказа, месяцев (0 — без срока)',
    value: 0,
    min: 0,
    max: 240,
  },
  erased_orders_at_most: {
    group: 'access',
    type: 'int',
    label: 'Стирание данных по сроку: ждать сотрудника, если заказов больше (0 — никогда)',
    value: 10_000,
    min: 0,
    max: 100_000_000,
  },
  service_key_max_days: {
    group: 'access',
    type: 'int',
    label: 'Наибольший срок сервисного ключа, дней',
    value: 365,
    min: 1,
    max: 3650,
  },
  operation_second_person_rows: {
    group: 'access',
    type: 'int',
    label: 'Второй сотрудник для операции, если записей больше (0 — никогда)',
    value: 0,
    min: 0,
    max: 10_000_000,
  },
  operation_second_person_percent: {
    group: 'access',
    type: 'int',
    label: 'Второй сотрудник для операции, если цены меняются больше, % (0 — никогда)',
    value: 0,
    min: 0,
    max: 1000,
  },
  step_up_rows: {
    group: 'access',
    type: 'int',
    label: 'Подтверждение личности, если записей больше (0 — никогда)',
    value: 500,
    min: 0,
    max: 10_000_000,
  },
  notification_days: {
    group: 'general',
    type: 'int',
    label: 'Срок хранения уведомлений, дней',
    value: 365,
    min: 7,
    max: 3650,
  },
  maps_key: { group: 'maps', type: 'string', label: 'Ключ карт', value: '' },
  default_time_zone: {
    group: 'general',
    type: 'string',
    label: 'Часовой пояс по умолчанию',
    value: 'Europe/Moscow',
  },
} satisfies Record<string, SettingDefinition>

export type KnownKey = keyof typeof knownSettings

export function isKnown(key: string): key is KnownKey {
  return Object.hasOwn(knownSettings, key)
}
