import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import { isMasked } from '#text/masked.ts'

export type Row = Record<string, unknown> & { id: number; version: number }

/** What stands in the tables, and the last row of the log by then. */
export interface Ledger {
  rows: ReadonlyMap<number, Row>
  last: number
}

interface Logged extends Record<string, unknown> {
  id: number
  event: string
  changes: Record<string, [old: unknown, next: unknown]>
}

export async function ledgerOf(db: Database, records: SQL): Promise<Ledger> {
  const { rows } = await db.execute<{ row: Row }>(records)
  const { rows: log } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from audit_log`)
  return { rows: new Map(rows.map(({ row }) => [row.id, row])), last: log[0]?.last ?? 0 }
}

/**
 * Replays the log on what stood in the tables before: says where a row of the log is missing, is there twice or tells of another
 * value than the tables have.
 */
export async function faultsSince(
  db: Database,
  before: Ledger,
  { entity, records }: { entity: string; records: SQL },
): Promise<string[]> {
  const after = await ledgerOf(db, records)
  const ids = [...new Set([...before.rows.keys(), ...after.rows.keys()])]
  const { rows: log } = await db.execute<Logged>(sql`
    select entity_id::int as id, event, changes from audit_log
    where audit_log.id > ${before.last} and entity = ${entity} and entity_id = any(${sql.param(ids)}::int8[]) order by audit_log.id`)
  const states = new Map<number, Row | undefined>(before.rows)
  const faults = log.flatMap((row) => replay(states, row))
  for (const id of ids) faults.push(...differences(id, states.get(id), after.rows.get(id)))
  return faults
}

function replay(states: Map<number, Row | undefined>, { id, event, changes }: Logged): string[] {
  const state = states.get(id)
  if (event === 'deleted') {
    states.set(id, undefined)
    return state ? [] : [`${id}: deleted twice`]
  }
  const next = Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value]))
  // An erasure says of which buyer, not what has gone.
  const kept = event === 'erased' ? {} : state
  states.set(id, { ...kept, ...next, id, version: state ? state.version + 1 : Number.NaN })
  if (!state) return []
  return Object.entries(changes).flatMap(([field, [old]]) =>
    field in state && !isMasked(old) && !isMasked(state[field]) && !sameValue(state[field], old)
      ? [`${id}: ${event} says that ${field} was ${JSON.stringify(old)}, and it was ${JSON.stringify(state[field])}`]
      : [],
  )
}

function differences(id: number, logged: Row | undefined, row: Row | undefined): string[] {
  if (!logged || !row) return logged === row ? [] : [`${id}: ${row ? 'is there' : 'is gone'} without a row of the log`]
  return Object.keys(logged).flatMap((field) => {
    const [said, is] = [logged[field], row[field]]
    if (UNLOGGED.includes(field) || !(field in row) || isMasked(said) || Number.isNaN(said) || sameValue(said, is))
      return []
    return [`${id}: ${field} is ${JSON.stringify(is)}, and the log has ${JSON.stringify(said)}`]
  })
}

const UNLOGGED = ['updated_at', 'updated_by']

/** The records that have other values than before; versions and stamps aside. */
export function changedSince(before: Ledger, after: Ledger): number[] {
  const ids = [...new Set([...before.rows.keys(), ...after.rows.keys()])]
  return ids.filter((id) => !sameValue(lasting(before.rows.get(id)), lasting(after.rows.get(id))))
}

function lasting(row: Row | undefined) {
  return (
    row && Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'version' && !UNLOGGED.includes(field)))
  )
}
