import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { kindOf, namesOf } from '#records/names-of.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { text } from '#text/language/language.ts'
import { rublesInWords } from '#text/rubles.ts'
import { PERSONAL_FIELDS } from './personal.ts'
import type { FactContent } from './schema.ts'

/** The fields of all facts in words. Personal ones are named alone: their record shows them to who may see them. */
const NAMES: Readonly<Record<string, string>> = {
  address: 'Адрес',
  article: 'Артикул',
  author_name: 'Автор',
  brand: 'Бренд',
  buyer_email: 'Эл. почта',
  buyer_name: 'Покупатель',
  buyer_phone: 'Телефон',
  carrier: 'Перевозчик',
  channel: 'Откуда заказ',
  city_id: 'Город',
  code: 'Событие',
  comment: 'Комментарий',
  comment_buyer: 'Комментарий покупателя',
  company_id: 'Продавец',
  cons: 'Недостатки',
  currency: 'Валюта',
  delivery_id: 'Чем доставить',
  delivery_kopecks: 'Доставка',
  discount_kopecks: 'Скидка',
  items: 'Товары',
  kind: 'Событие',
  kopecks: 'Сумма',
  lines: 'Товары',
  offer_id: 'Предложение',
  order_external_id: 'Номер заказа у отправителя',
  order_number: 'Номер заказа',
  order_source: 'Источник заказа',
  payment_system_id: 'Способ оплаты',
  pickup_point_id: 'Пункт выдачи',
  place: 'Место',
  price_kopecks: 'Цена',
  product_id: 'Товар',
  pros: 'Достоинства',
  quantity: 'Количество',
  rating: 'Оценка',
  reason: 'Основание',
  reason_id: 'Причина',
  store_point_id: 'Точка',
  target: 'Объект',
  text: 'Текст',
  track_number: 'Трек-номер',
}
const personal = new Set<string>(PERSONAL_FIELDS)
const OF_THE_ROW = new Set(['source', 'external_id', 'occurred_at'])
const LINES_AT_MOST = 50

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  carrier: enumWords.Carrier,
  channel: enumWords.OrderSource,
  code: enumWords.ScanCode,
  kind: enumWords.PaymentFactKind,
  target: enumWords.ReviewTarget,
}

const nameOf = (field: string): string => text(NAMES[field] ?? field)
const isReference = (field: string): boolean => field === 'offer_id' || kindOf(field) !== undefined

/** The fields of a fact with their names, and its references by theirs. */
export async function linesOf(db: Database, content: FactContent): Promise<Schemas['FactLine'][]> {
  const labels = await labelsOf(db, content)
  const wordsOf = (field: string, value: unknown): string => {
    if (typeof value === 'number')
      return field.endsWith('kopecks') ? rublesInWords(value) : (labels.get(`${field} ${value}`) ?? String(value))
    return typeof value === 'string' ? text(WORDS[field]?.[value] ?? value) : '—'
  }
  return Object.entries(content).flatMap(([field, value]: [string, unknown]): Schemas['FactLine'][] => {
    if (OF_THE_ROW.has(field)) return []
    const label = nameOf(field)
    if (personal.has(field)) return [{ label, value: text('скрыто') }]
    if (!Array.isArray(value)) return [{ label, value: wordsOf(field, value) }]
    return value.slice(0, LINES_AT_MOST).map((line: object, row) => ({
      label: `${label}, ${row + 1}`,
      value: Object.entries(line)
        .map(([part, said]: [string, unknown]) => `${nameOf(part)}: ${wordsOf(part, said)}`)
        .join(', '),
    }))
  })
}

/** The names of the records that a fact refers to, by field and id. */
async function labelsOf(db: Database, content: FactContent): Promise<Map<string, string>> {
  const ids = new Map<string, number[]>()
  const collect = (record: object) => {
    for (const [field, value] of Object.entries(record)) {
      if (Array.isArray(value)) for (const line of value.slice(0, LINES_AT_MOST)) collect(Object(line))
      if (typeof value === 'number' && isReference(field)) ids.set(field, [...(ids.get(field) ?? []), value])
    }
  }
  collect(content)
  const labels = new Map<string, string>()
  for (const [field, values] of ids) {
    const kind = kindOf(field)
    const names = kind ? await namesOf(db, kind, values) : await offerNames(db, values)
    for (const [id, name] of names) labels.set(`${field} ${id}`, name)
  }
  return labels
}

/** An offer has no name of its own: it is that of its product. */
async function offerNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; label: string }>(sql`
    select product_offer.id, product.name as label from product_offer join product on product.id = product_id
    where product_offer.id = any(${sql.param(ids)}::int8[])`)
  return new Map(rows.map(({ id, label }) => [id, label]))
}
