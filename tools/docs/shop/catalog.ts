import { isAccountOf, isBik, isCorrespondentOf, isInn, isKpp, isOgrn } from '@admin-panel/sdk/validation'

export const SELLERS = 5
/** The smallest file that is a PDF. */
export const CONTRACT = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
export const CARDS = 8
export const STOCK = 2000

const BIK = '044525225'
const OPEN = Array.from({ length: 7 }, () => [{ from: '08:00', to: '20:00' }])

/** The first number of the digits that passes its check. */
function checked(digits: number, start: number, isRight: (text: string) => boolean): string {
  for (let n = start; ; n++) {
    const text = String(n).padStart(digits, '0')
    if (isRight(text)) return text
  }
}

export const innOf = (seller: number): string => checked(10, 7_700_100_000 + seller * 1000, isInn)
export const articleOf = (card: number): string => `BP-${100 + card}`
export const priceOf = (seller: number, card: number): number => 50_000 + card * 1000 + seller * 10

/** What `examples/shop/open.ts` makes of an empty panel. */
export function catalog() {
  if (!isBik(BIK) || !isKpp('770101001')) throw new Error('The requisites of the catalogue are wrong')
  return {
    region: {
      name: 'Москва',
      type: 'город',
      iso_code: 'RU-MOW',
      federal_district: 'Центральный',
      time_zone: 'Europe/Moscow',
    },
    city: { name: 'Москва', name_in: 'в Москве', type: 'г', lat: 55.7558, lon: 37.6173 },
    delivery: {
      code: 'cdek',
      name: 'СДЭК, курьер',
      type: 'courier',
      carrier: 'cdek',
      cutoff: '12:00',
      assembly_minutes: 60,
    },
    payment_systems: [
      { code: 'card', name: 'Картой на сайте', type: 'card_online' },
      { code: 'cash', name: 'Наличными при получении', type: 'cash_on_delivery' },
    ],
    category: 'Колодки с датчиком износа',
    commission: { rate_bp: 1200, valid_from: '2026-01-01' },
    brand: { name: 'Brakeline', kind: 'aftermarket' },
    cards: Array.from({ length: CARDS }, (_, card) => ({
      name: `Колодки тормозные ${articleOf(card)}`,
      article: articleOf(card),
      weight_g: 1500,
      length_mm: 150,
      width_mm: 100,
      height_mm: 50,
      vat_rate: '22',
    })),
    sellers: Array.from({ length: SELLERS }, (_, seller) => sellerOf(seller)),
  }
}

function sellerOf(seller: number) {
  return {
    company: {
      type: 'legal',
      opf: 'ООО',
      full_name: `Общество с ограниченной ответственностью «Склад ${seller}»`,
      short_name: `ООО «Склад ${seller}»`,
      trade_name: `Склад ${seller}`,
      inn: innOf(seller),
      kpp: '770101001',
      ogrn: checked(13, 1_247_700_000_000 + seller * 1000, isOgrn),
      tax_system: 'osno',
      vat_rate: '22',
      phone: '+74951234567',
      email: `seller${seller}@example.ru`,
      head: {
        last_name: 'Петров',
        first_name: 'Пётр',
        middle_name: null,
        position: 'Генеральный директор',
        basis: 'Устава',
      },
    },
    address: { postal_code: '101000', street: `Складская ${seller}`, house: '1' },
    bank: {
      bank_name: 'ПАО Сбербанк',
      bik: BIK,
      corr_account: correspondent(),
      settlement_account: settlement(seller),
      is_default: true,
    },
    contract: { number: `A-${seller}`, type: 'agency', signed_at: '2026-01-10', start_date: '2026-01-10' },
    point: {
      code: `WH-${seller}`,
      name: `Склад ${seller}`,
      type: 'warehouse',
      street: `Складская ${seller}`,
      house: '1',
      phones: ['+74951234567'],
      schedule: OPEN,
      lat: 55.75,
      lon: 37.61,
      is_ship_from: true,
    },
    offers: Array.from({ length: CARDS }, (_, card) => ({
      seller_sku: `S${seller}-${articleOf(card)}`,
      brand: 'Brakeline',
      article: articleOf(card),
      price_kopecks: priceOf(seller, card),
      stocks: [{ store_point_code: `WH-${seller}`, quantity: STOCK }],
    })),
  }
}

const correspondent = (): string =>
  tail('301018104', BIK.slice(6).padStart(11, '0'), (text) => isCorrespondentOf(BIK, text))
const settlement = (seller: number): string =>
  tail('407028102', String(seller + 1).padStart(11, '0'), (text) => isAccountOf(BIK, text))

/** The account with the digit of its check in the ninth place. */
function tail(head: string, rest: string, isRight: (text: string) => boolean): string {
  for (let digit = 0; digit < 10; digit++) {
    const text = `${head.slice(0, 8)}${digit}${rest}`
    if (isRight(text)) return text
  }
  throw new Error('No digit passes the check')
}

export type Ids = {
  city_id: number
  delivery_id: number
  payment_system_ids: Record<'card' | 'cash', number>
  company_ids: Record<string, number>
}
