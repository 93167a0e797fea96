import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import { eventsThat } from '#db/log/audit-events.ts'
import type { Database } from '#db/database.ts'
import { SOMEBODY_OF_STAFF } from '#records/author.ts'
import { isSentToAll, type Watcher } from './watched.ts'

export interface ChangedRow {
  entity: string
  entity_id: number | null
  company_id: number | null
  user_id: number | null
  user_name: string | null
  /** The companies of the author. */
  employers: number[]
  /** A related record that shows the change too. */
  related: { entity: string; id: number } | null
  /** The recipients of a private record; null if the record is not private. */
  readers: number[] | null
}

/** Rows of the log, or `many` if there are too many to announce individually. */
export type ChangedRows = ChangedRow[] | 'many'

const AT_MOST = 1000
const IDS_AT_MOST = 100
const SNAPSHOT = /^([1-9]\d{0,17}):([1-9]\d{0,17}):((?:[1-9]\d{0,17}(?:,[1-9]\d{0,17}){0,999})?)$/

/**
 * A snapshot marks a position in the log: the transactions committed by then. All instances share these positions.
 * Transactions are numbered by the server, and a failover or a restore begins again at an earlier number, so a position
 * names the start of the server and the table, too.
 */
const here =
  sql.raw(`concat(pg_current_snapshot(), '@', (extract(epoch from pg_postmaster_start_time()) * 1000000)::int8,
  '.', 'audit_log'::regclass::oid)`)

export async function placeNow(db: Database): Promise<string> {
  const { rows } = await db.execute<{ place: string }>(sql`select ${here} as place`)
  return rows[0]?.place ?? ''
}

/** Reads the rows committed since a position and returns the next position; no row is lost or repeated. */
export async function changesSince(db: Database, place: string): Promise<{ place: string; rows: ChangedRows }> {
  const { rows } = await db.execute<{ place: string; rows: ChangedRow[] }>(
    sql`select ${here} as place, ${rowsWhere(isAfter(place))} as rows`,
  )
  const [snapshot] = rows
  if (!snapshot) throw new Error('The database returned no snapshot')
  return { place: snapshot.place, rows: isSameServer(place, snapshot.place) ? few(snapshot.rows) : 'many' }
}

/** Reads the rows committed between two positions; undefined if `from` is not from this database. */
export async function changesBetween(db: Database, from: string, to: string): Promise<ChangedRows | undefined> {
  if (!isPlace(from) || !isSameServer(from, to) || isAhead(from, to)) return undefined
  const isNew = sql`${isAfter(from)} and ${isIn(to)}`
  const { rows } = await db.execute<{ rows: ChangedRow[] }>(sql`select ${rowsWhere(isNew)} as rows`)
  return few(rows[0]?.rows ?? [])
}

/** Reads the rows created since a moment and committed before a position. */
export async function changesFrom(db: Database, moment: Date, to: string): Promise<ChangedRows> {
  const isNew = sql`created_at >= ${moment.toISOString()} and ${isIn(to)}`
  const { rows } = await db.execute<{ rows: ChangedRow[] }>(
    sql`select coalesce(json_agg(found), '[]') as rows from (${logged(isNew, sql`created_at, id`)}) found`,
  )
  return few(rows[0]?.rows ?? [])
}

const isIn = (place: string) => sql`pg_visible_in_snapshot(transaction, ${snapshotOf(place)}::pg_snapshot)`
// Rows of a restored database may have the numbers of another server, which are ahead of its own.
const isAfter = (place: string) => sql`transaction >= pg_snapshot_xmin(${snapshotOf(place)}::pg_snapshot)
  and transaction < pg_snapshot_xmax(pg_current_snapshot()) and not ${isIn(place)}`

function rowsWhere(isNew: SQL) {
  return sql`(
    select coalesce(json_agg(found), '[]') from (
      (${logged(isNew, sql`transaction, id`)})
      union all
      select 'notification', null, null, null, null, '{}', null, array_agg(distinct user_id)
      from notification where ${isNew} having count(*) > 0
    ) found)`
}

function logged(isNew: SQL, order: SQL) {
  return sql`
    select entity, entity_id, company_id, user_id, user_name,
      array(select company_id from user_company where user_company.user_id = audit_log.user_id) as employers,
      coalesce(related, case when entity = 'sub-order' then (
        select jsonb_build_object('entity', 'order', 'id', order_id) from sub_order where sub_order.id = entity_id
      ) end) as related, null::int8[] as readers
    from audit_log
    where ${isNew} and id > (select log_from from installation) and event <> all(${sql.param(eventsThat('note'))}::text[])
    order by ${order} limit ${AT_MOST + 1}`
}

function few(rows: ChangedRow[]): ChangedRows {
  return rows.length > AT_MOST ? 'many' : rows
}

function isPlace(text: string): boolean {
  const [, xmin, xmax] = SNAPSHOT.exec(snapshotOf(text)) ?? []
  if (xmin === undefined || xmax === undefined || BigInt(xmin) > BigInt(xmax)) return false
  const running = runningAt(text)
  return running.every(
    (id, index) => id >= BigInt(xmin) && id < BigInt(xmax) && (index === 0 || id > (running[index - 1] ?? id)),
  )
}

/** Whether a position on the same server is the later one: more transactions have begun by then, or have ended. */
export function isLater(place: string, than: string): boolean {
  return isPlace(place) && isSameServer(place, than) && isAhead(place, than)
}

function isAhead(place: string, other: string): boolean {
  if (xmaxOf(place) !== xmaxOf(other)) return xmaxOf(place) > xmaxOf(other)
  return runningAt(place).length < runningAt(other).length
}

function runningAt(place: string): bigint[] {
  const list = snapshotOf(place).split(':')[2] ?? ''
  return list.split(',').filter(Boolean).map(BigInt)
}

function snapshotOf(place: string): string {
  return place.split('@')[0] ?? ''
}

function isSameServer(place: string, other: string): boolean {
  return place.split('@')[1] === other.split('@')[1]
}

function xmaxOf(place: string): bigint {
  return BigInt(place.split(':')[1] ?? 0)
}

/** Filters the changes by the watcher's rights and groups them by author and entity. */
export function changesFor(watcher: Watcher, rows: ChangedRow[]): Schemas['Change'][] {
  const changes = new Map<string, { entity: string; ids: Set<number | null>; by: Schemas['Author'] | null }>()
  for (const row of rows)
    for (const { entity, id } of [{ entity: row.entity, id: row.entity_id }, ...(row.related ? [row.related] : [])]) {
      if (!sees(watcher, entity, row)) continue
      const by = authorFor(watcher, entity, row)
      const key = JSON.stringify([entity, by])
      const change = changes.get(key) ?? { entity, ids: new Set(), by }
      changes.set(key, change)
      change.ids.add(id)
    }
  return [...changes.values()].map(({ entity, ids, by }) => {
    const numbers = [...ids].filter((id) => id !== null)
    return { entity, ids: numbers.length === ids.size && numbers.length <= IDS_AT_MOST ? numbers : null, by }
  })
}

function sees({ userId, companyIds, reach }: Watcher, entity: string, { company_id, readers }: ChangedRow): boolean {
  if (readers) return readers.includes(userId)
  if (isSentToAll(entity)) return true
  const readScope = reach(entity)
  return readScope === 'all' || (readScope === 'own' && company_id !== null && companyIds.includes(company_id))
}

function authorFor({ companyIds, reach }: Watcher, entity: string, { user_id, user_name, employers }: ChangedRow) {
  if (user_id === null) return null
  const isKnown = reach(entity) === 'all' || employers.some((id) => companyIds.includes(id))
  return isKnown ? { id: user_id, label: user_name ?? '' } : SOMEBODY_OF_STAFF
}
