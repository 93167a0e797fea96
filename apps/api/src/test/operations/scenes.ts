import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Client } from '#test/app.ts'
import { withdrawAbandoned } from '#sections/operations/abandoned.ts'
import { OPERATIONS } from './hiding.ts'
import { sendRows, textRow } from './send-rows.ts'

const BRANDS = '/api/catalog/admin/brand'
const ORDERS = '/api/order/admin/order'
const SECOND = 1000
const RECORDS = 4

/** The kinds of work of which an operation is made here. */
export const kinds = ['change', 'each', 'import', 'restore', 'undo', 'return', 'removal', 'orders'] as const
export type Kind = (typeof kinds)[number]

/** All that the operations of a scene take. */
export const PERMISSIONS = [
  ...['index', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'disableByIds'].map(
    (name) => `brand.${name}`,
  ),
  ...['index', 'upsert'].map((name) => `translation.${name}`),
  ...['index', 'view', 'update'].map((name) => `order.${name}`),
  'log.index',
]

/** What the jobs of each minute do with operations. */
export const expire = (db: Database, at: Date) => withdrawAbandoned(db, at)

/** The records that an operation changes, and how it is prepared. */
export interface Scene {
  entity: string
  /** Selects the records. */
  records: SQL
  /** The person whose data the records have. */
  phone: string
  prepare: () => Promise<number>
}

interface Setting {
  app: {
    db: Database
    now: Date
    advance: (ms: number) => void
    work: () => Promise<unknown>
  }
  author: Client
  /** The number of the scene among others on the same database. */
  number: number
  /** Whether the operation starts by itself. */
  start: boolean
}

/** Makes the records of a kind, and what has happened to them before. */
export async function sceneOf(kind: Kind, set: Setting): Promise<Scene> {
  if (kind === 'import') return importScene(set)
  if (kind === 'orders') return orderScene(set)
  const makes = kind === 'return' || kind === 'removal'
  const from = moment(set)
  const ids = makes ? await createdBrands(set) : await insertedBrands(set)
  if (kind === 'restore')
    await set.author.put(`${BRANDS}/disable-by-ids`, { body: { items: await versions(set, ids) } })
  const gone = moment(set)
  if (kind === 'return') for (const id of ids) await set.author.delete(`${BRANDS}/${id}`, { version: 1 })
  const to = moment(set)
  const scene = {
    entity: 'brand',
    records: sql`select to_jsonb(brand) as row from brand where id in ${ids}`,
    phone: '',
  }
  const disabled = (start: boolean) => async () =>
    prepared(set.author, { call: 'brands.disableByIds', items: await withStale(set, ids), start })
  if (kind === 'change') return { ...scene, prepare: disabled(set.start) }
  if (kind === 'each') return { ...scene, prepare: async () => prepared(set.author, await eachBody(set, ids)) }
  if (kind === 'undo') return { ...scene, prepare: await undone(set, disabled(true)) }
  const window = { user_id: await idOf(set), from: kind === 'return' ? gone : from, to }
  return { ...scene, prepare: () => prepared(set.author, { ...window, start: set.start }, '/restore') }
}

/** A moment that no change of a record has. */
function moment({ app }: Setting): string {
  app.advance(SECOND)
  const at = app.now.toISOString()
  app.advance(SECOND)
  return at
}

const eachBody = async (set: Setting, ids: number[]) => ({
  call: 'brands.update',
  items: await withStale(set, ids),
  input: { warranty_months: 13 },
  start: set.start,
})

async function undone(set: Setting, change: () => Promise<number>) {
  const id = await change()
  await set.app.work()
  return () => prepared(set.author, { start: set.start }, `/undo/${id}`)
}

async function prepared(author: Client, body: object, path = ''): Promise<number> {
  const reply = await author.post(`${OPERATIONS}${path}`, { body })
  if (reply.status !== 201) throw new Error(`Not prepared: ${reply.status} ${reply.text}`)
  return Number(reply.body.id)
}

async function idOf({ author }: Setting): Promise<number> {
  return Number((await author.get('/api/user/profile')).body.id)
}

async function insertedBrands({ app: { db }, number }: Setting): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into brand (name, name_norm, slug, kind) select 'Пара ' || n, 'пара' || n, 'para-' || n, 'aftermarket'
    from (select ${number}::int * 100 + at as n from generate_series(1, ${RECORDS}) at) made returning id::int`)
  return rows.map(({ id }) => id)
}

async function createdBrands({ author, number }: Setting): Promise<number[]> {
  const ids: number[] = []
  for (let at = 1; at <= RECORDS; at++)
    ids.push((await author.post(BRANDS, { body: { name: `Пара ${number * 100 + at}`, kind: 'aftermarket' } })).body.id)
  return ids
}

async function versions({ app: { db } }: Setting, ids: number[]) {
  const { rows } = await db.execute<{ id: number; version: number }>(
    sql`select id::int, version from brand where id in ${ids} order by id`,
  )
  return rows
}

/** The last one is of another version, so that it is skipped and may be tried again. */
async function withStale(set: Setting, ids: number[]) {
  const items = await versions(set, ids)
  return items.map((item, at) => (at === items.length - 1 ? { ...item, version: item.version + 1 } : item))
}

/** Two rows change a text, and two make one. */
async function importScene({ app, author, number, start }: Setting): Promise<Scene> {
  const group = `pair${number}`
  await sendRows(
    [0, 1].map((at) => textRow(group, at)),
    { client: author, parts: { start: 'true' } },
  )
  await app.work()
  const rows = [0, 1, 2, 3].map((at) => textRow(group, at, `Иначе ${at}`))
  return {
    entity: 'translation',
    records: sql`select to_jsonb(translation) as row from translation where group_name = ${group}`,
    phone: '',
    prepare: async () =>
      Number((await sendRows(rows, { client: author, ...(start && { parts: { start: 'true' } }) })).body.id),
  }
}

/** Brings back what has been written of a buyer in their orders. */
async function orderScene(set: Setting): Promise<Scene> {
  const { author, number, start } = set
  const { db } = set.app
  const phone = `+7999${String(number).padStart(7, '0')}`
  const { rows } = await db.execute<{ id: number; version: number }>(sql`
    update "order" set buyer_phone = ${phone}, buyer_email = null, comment_staff = ${`Звонить ${phone}`} where id in (
      select id from "order" where status = 'completed' and buyer_phone not like '+7999%' order by id limit 2)
    returning id::int, version`)
  const from = moment(set)
  for (const { id, version } of rows)
    await author.put(`${ORDERS}/${id}`, { version, body: { comment_staff: 'Не звонить' } })
  const window = { user_id: await idOf(set), from, to: moment(set), start }
  return {
    entity: 'order',
    records: sql`select to_jsonb("order") as row from "order" where id in ${rows.map(({ id }) => id)}`,
    phone,
    prepare: () => prepared(author, window, '/restore'),
  }
}
