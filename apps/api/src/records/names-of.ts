import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { own } from '#text/own.ts'

const PERSON = `concat_ws(' ', last_name, first_name)`

/** The query for ids and labels of each kind of record. */
const kinds = {
  attribute: `select id, name as label from attribute`,
  attribute_value: `select id, value as label from attribute_value`,
  bank_detail: `select id, bank_name || ', •••• ' || right(settlement_account, 4) as label from bank_detail`,
  brand: `select id, name as label from brand`,
  brand_moderation: `select id, number as label from brand_moderation`,
  car_brand: `select id, name as label from car_brand`,
  car_model: `select car_model.id, concat_ws(' ', car_brand.name, car_model.name, generation) as label
    from car_model join car_brand on car_brand.id = car_brand_id`,
  category: `select id, name as label from category`,
  city: `select id, name as label from city`,
  company: `select id, trade_name as label from company`,
  contract: `select id, '№ ' || number as label from contract`,
  delivery: `select id, name as label from delivery`,
  file: `select id, name as label from file`,
  moderation: `select id, number as label from moderation`,
  order: `select id, number as label from "order"`,
  payment_system: `select id, name as label from payment_system`,
  product: `select id, name as label from product`,
  reason: `select id, name as label from operation_reason`,
  region: `select id, name as label from region`,
  role: `select id, name as label from role`,
  store_point: `select id, name as label from store_point`,
  sub_order: `select id, number as label from sub_order`,
  template: `select id, code as label from template`,
  user: `select id, ${PERSON} as label from "user"`,
} as const

export type Kind = keyof typeof kinds

const aliases: Readonly<Record<string, Kind | undefined>> = {
  assignee: 'user',
  author: 'user',
  cancel_reason: 'reason',
  complaint_reason: 'reason',
  document: 'file',
  image: 'file',
  logo: 'file',
  manager: 'user',
  merge_into: 'brand',
  parent: 'category',
  photo: 'file',
  pickup_point: 'store_point',
  reply_user: 'user',
  status_reason: 'reason',
  target_brand: 'brand',
}

const mapped: Readonly<Record<string, Kind | undefined>> = {
  'legacy-car-brand': 'car_brand',
  'legacy-city': 'city',
  'legacy-product': 'product',
}

/** Maps an entity to its kind: `store-point` → `store_point`. */
export function kindOfEntity(entity: string): Kind | undefined {
  if (entity === 'operation-reason') return 'reason'
  const name = entity.replaceAll('-', '_')
  return isKind(name) ? name : undefined
}

/** Maps a field to the kind that it references: `brand_id`, `role_ids`. */
export function kindOf(field: string, entity = ''): Kind | undefined {
  if (field === 'decided_by') return 'user'
  if (field === 'ids') return kindOfEntity(entity)
  if (field === 'mapped_to_id') return own(mapped, entity)
  const [, name = ''] = /^(\w+)_ids?$/.exec(field) ?? []
  return isKind(name) ? name : own(aliases, name)
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name)
}

export async function namesOf(db: Database, kind: Kind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; label: string }>(
    sql`select id, label from (${sql.raw(kinds[kind])}) named where id in ${ids}`,
  )
  return new Map(rows.map(({ id, label }) => [id, label]))
}
