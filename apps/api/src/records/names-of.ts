import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

const PERSON = `concat_ws(' ', last_name, first_name)`

/** Where the number in a field is kept, and what its record is called. */
const kinds = {
  attribute: `select id, name as label from attribute`,
  attribute_value: `select id, value as label from attribute_value`,
  brand: `select id, name as label from brand`,
  car_brand: `select id, name as label from car_brand`,
  car_model: `select car_model.id, concat_ws(' ', car_brand.name, car_model.name, generation) as label
    from car_model join car_brand on car_brand.id = car_brand_id`,
  category: `select id, name as label from category`,
  city: `select id, name as label from city`,
  company: `select id, trade_name as label from company`,
  file: `select id, name as label from file`,
  reason: `select id, name as label from operation_reason`,
  region: `select id, name as label from region`,
  role: `select id, name as label from role`,
  store_point: `select id, name as label from store_point`,
  user: `select id, ${PERSON} as label from "user"`,
} as const

export type Kind = keyof typeof kinds

const aliases: Readonly<Record<string, Kind | undefined>> = {
  assignee: 'user',
  cancel_reason: 'reason',
  document: 'file',
  image: 'file',
  logo: 'file',
  manager: 'user',
  parent: 'category',
  photo: 'file',
  reply_user: 'user',
  status_reason: 'reason',
  target_brand: 'brand',
}

/** `brand_id`, `role_ids` → whose numbers they are. */
export function kindOf(field: string): Kind | undefined {
  if (field === 'decided_by') return 'user'
  const [, name = ''] = /^(\w+)_ids?$/.exec(field) ?? []
  return name in kinds ? (name as Kind) : aliases[name]
}

export function numbersOf(value: unknown): number[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((item) => typeof item === 'number')
}

export async function namesOf(db: Database, kind: Kind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; label: string }>(
    sql`select id, label from (${sql.raw(kinds[kind])}) named where id in ${ids}`,
  )
  return new Map(rows.map(({ id, label }) => [id, label]))
}
