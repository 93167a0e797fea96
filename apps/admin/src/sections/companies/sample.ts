import type { Schemas } from '@admin-panel/sdk'
import { daysAfter } from '#data/time/days.ts'
import { on } from '#test/backend.ts'

const stamps = { created_at: '2026-05-18T09:00:00Z', updated_at: '2026-05-18T09:00:00Z', version: 3 }
const ofCompany = { company: { id: 1, label: 'Автодеталь-Север' }, company_id: 1 }

/** A seller as the API returns it, for tests and stories. */
export const row: Schemas['CompanyRow'] = {
  id: 1,
  trade_name: 'Автодеталь-Север',
  short_name: 'ООО «Автодеталь-Север»',
  inn: '7700001010',
  type: 'legal',
  status: 'active',
  manager: { id: 4, label: 'Орлова Д. С.' },
  products_count: 455,
  active_offers_count: 288,
  open_orders_count: 26,
  rating: 4.9,
  created_at: stamps.created_at,
  version: 3,
}

export const company: Schemas['Company'] = {
  ...row,
  ...stamps,
  opf: 'ООО',
  full_name: 'Общество с ограниченной ответственностью «Автодеталь-Север»',
  slug: 'avtodetal-sever',
  kpp: '770001001',
  ogrn: '1267700000017',
  okpo: null,
  okved: '45.32',
  tax_system: 'osno',
  vat_rate: '22',
  head: {
    last_name: 'Гусев',
    first_name: 'Георгий',
    middle_name: null,
    position: 'Генеральный директор',
    basis: 'Устав',
  },
  phone: '+79001000001',
  email: 'sever@example.com',
  site: 'https://sever.example.com',
  logo_id: null,
  description: null,
  manager_id: 4,
  payout_frequency: 'weekly',
  payout_delay_days: 3,
  suspended_until: null,
  cancel_rate_bp: 278,
  has_pending_moderation: false,
  available_statuses: [
    {
      status: 'suspended',
      label: 'Приостановить',
      requires_reason: true,
      requires_comment: false,
      reason_operation: 'company_suspend',
    },
    {
      status: 'terminated',
      label: 'Отключить',
      requires_reason: true,
      requires_comment: false,
      reason_operation: 'company_terminate',
    },
  ],
}

export const draft: Schemas['Company'] = {
  ...company,
  status: 'pending',
  available_statuses: [
    {
      status: 'active',
      label: 'Активировать',
      requires_reason: false,
      requires_comment: false,
      reason_operation: null,
    },
  ],
}

export const contract: Schemas['Contract'] = {
  ...stamps,
  ...ofCompany,
  id: 7,
  number: 'АГ-0001',
  type: 'agency',
  signed_at: '2026-05-03',
  start_date: '2026-05-04',
  end_date: '2027-05-06',
  auto_renewal: true,
  status: 'active',
  ends_soon: false,
  file_ids: [31],
  files: [{ id: 31, name: 'Договор.pdf', mime: 'application/pdf', size: 539 }],
  payout_frequency: null,
  payout_delay_days: null,
  available_statuses: [],
}

export const account: Schemas['BankDetail'] = {
  ...stamps,
  ...ofCompany,
  id: 9,
  bank_name: 'АО «Банк Невский Берег»',
  bik: '044525901',
  corr_account: '30101810300000000901',
  settlement_account: '40702810600000000101',
  account_end: '0101',
  recipient: company.full_name,
  currency: 'RUB',
  is_default: true,
  is_active: true,
  has_pending_moderation: false,
}

export const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const emptyPage = { items: [], meta: { ...meta, total: 0 } }

/** Twelve weeks of work, the last two without sales. */
export const weeks: Schemas['CompanyWeek'][] = Array.from({ length: 12 }, (_, week) => ({
  from: daysAfter('2026-08-31', 7 * week),
  ...(week < 10
    ? { orders: 10 + week, cancelled: week % 2, due: 10, on_time: 9, rating: 4.5 }
    : { orders: 0, cancelled: 0, due: 0, on_time: 0, rating: null }),
}))

export const backgroundHandlers = [
  on.companies.weeks({
    items: weeks,
    cancelled_norm: { low: 0.01, median: 0.02, high: 0.04 },
    rating_norm: { low: 4, median: 4.4, high: 4.8 },
  }),
  on.users.options({ items: [] }),
  on.regions.options({ items: [] }),
  on.cities.options({ items: [] }),
  on.operationReasons.options({
    items: [
      {
        id: 9,
        label: 'Задержки отгрузки',
        hint: null,
        is_active: true,
        requires_comment: false,
        affects_rating: false,
      },
    ],
  }),
  on.companyAddresses.list(emptyPage),
  on.bankDetails.list({ items: [account], meta }),
  on.contracts.list(emptyPage),
  on.users.list(emptyPage),
]
