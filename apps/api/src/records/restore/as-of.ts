import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Schema } from '#contract/operations.ts'
import { compile } from '#contract/validate.ts'
import { invalid } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { isMasked } from '#text/masked.ts'
import { text } from '#text/language/language.ts'
import { asInput, fieldsOf } from './operations-of.ts'

export interface Place {
  entity: string
  id: number
}

export interface AsOf {
  state: 'present' | 'deleted' | 'absent'
  /** The fields that can be written, in the format of their input. */
  values: Record<string, unknown>
  /** The fields that the log does not tell, and why. */
  incomplete: { field: string; why: string }[]
}

export const PARTLY = 'Журнал показывает поле не полностью'

interface Logged {
  is_later: boolean
  is_seen: boolean
  kind: 'birth' | 'death' | 'change'
  changes: Changes
  exact: Changes | null
  /** The record as its deletion kept it. */
  item: Record<string, unknown> | null
}

/** A deletion, or a merge into another record. */
export const isDeath = sql`(event = 'deleted' or (event = 'merged' and changes ? 'merge_into_id'))`

/** A creation, or the return of a deleted record. */
export const isBirth = sql`(event = 'created' or event = 'restored' and exists (
  select from deleted_record kept
  where kept.entity = audit_log.entity and kept.entity_id = audit_log.entity_id and kept.restored_at = audit_log.created_at))`

/** Reconstructs a record from its present values by reverting rows of the log, newest first. */
export async function asOf(
  db: Database,
  viewer: Actor,
  { entity, id }: Place,
  { at, present }: { at: string; present: object | undefined },
): Promise<AsOf> {
  await requireReach(db, at)
  const schemas = fieldsOf(entity)
  const rows = await loggedOf(db, viewer, { entity, id }, at)
  const whole = present && inputOf(entity, present)
  const hidden = new Set(
    Object.entries(whole ?? {}).flatMap(([field, value]) => (isValid(field, value) ? [] : [field])),
  )
  let isAlive = present !== undefined
  let values: Record<string, unknown> = { ...whole }
  const faults = new Map<string, string>()
  const rewound = new Set<string>()

  function isValid(field: string, value: unknown): boolean {
    const schema = schemas.get(field)
    // A column may be empty whose input has to have a value, but no list is null.
    return !schema || (value === null && !listed(schema)) || compile(schema)(value)
  }

  function takeBack({ changes, exact, is_seen }: Logged) {
    for (const [field, [shown]] of Object.entries(changes)) {
      if (!schemas.has(field)) continue
      rewound.add(field)
      faults.delete(field)
      const old = exact?.[field] && !hidden.has(field) ? exact[field][0] : shown
      if (isMasked(old)) faults.set(field, PARTLY)
      else if (is_seen) values[field] = asInput(old, schemas.get(field))
      else faults.set(field, 'Эта часть журнала вам недоступна')
    }
  }

  function comeBack({ changes, item }: Logged) {
    isAlive = true
    values = item ? inputOf(entity, item) : inputOf(entity, before(changes))
    if (item) return
    for (const field of schemas.keys())
      if (!(field in values))
        faults.set(field, 'Запись удалили до того, как значения удалённых записей стали храниться')
  }

  for (const row of rows.filter(({ is_later }) => is_later)) {
    if (row.kind === 'death') comeBack(row)
    else if (row.kind === 'birth') isAlive = false
    else takeBack(row)
  }
  const state = isAlive ? 'present' : 'deleted'
  if (!isAlive) {
    const last = rows.find(({ is_later, kind }) => !is_later && kind !== 'change')
    if (last?.kind !== 'death') return { state: 'absent', values: {}, incomplete: [] }
    comeBack(last)
  }
  for (const field of rewound) if (!isValid(field, values[field]) && !faults.has(field)) faults.set(field, PARTLY)
  const incomplete = [...faults].map(([field, why]) => ({ field, why: text(why) }))
  for (const field of faults.keys()) Reflect.deleteProperty(values, field)
  return { state, values, incomplete }
}

const listed = ({ type, items }: Schema) => items !== undefined && (type === undefined || type === 'array')

const before = (changes: Changes) => Object.fromEntries(Object.entries(changes).map(([field, [old]]) => [field, old]))

/** The fields of a view that can be written. */
export function inputOf(entity: string, view: object): Record<string, unknown> {
  const present = new Map<string, unknown>(Object.entries(view))
  return Object.fromEntries(
    [...fieldsOf(entity)].flatMap(([field, schema]) =>
      present.has(field) ? [[field, asInput(present.get(field), schema)]] : [],
    ),
  )
}

/** The rows of the log after the moment, and those before it that tell whether the record was there, newest first. */
async function loggedOf(db: Database, viewer: Actor, { entity, id }: Place, at: string): Promise<Logged[]> {
  const { rows } = await db.execute<Logged & Record<string, unknown>>(sql`
    select created_at > ${at}::timestamptz as is_later, ${seenBy(viewer)} as is_seen, changes, exact,
      case when ${isDeath} then 'death' when ${isBirth} then 'birth' else 'change' end as kind,
      case when ${isDeath} then (
        select kept.item from deleted_record kept
        where kept.entity = audit_log.entity and kept.entity_id = audit_log.entity_id and kept.deleted_at = audit_log.created_at) end as item
    from audit_log
    where entity = ${entity} and entity_id = ${id}
      and (created_at > ${at}::timestamptz or event in ('created', 'deleted', 'merged', 'restored'))
    order by id desc`)
  return rows
}

/** Retention removes the oldest rows, without which earlier moments are unknown. */
async function requireReach(db: Database, at: string): Promise<void> {
  const { rows } = await db.execute<{ is_trimmed: boolean }>(sql`
    select (select created_at from audit_log order by created_at limit 1) > ${at}::timestamptz and anchor_position > 0 as is_trimmed
    from audit_chain`)
  if (rows[0]?.is_trimmed) throw invalid({ at: ['Момент: журнал того времени уже не хранится'] })
}

function seenBy(viewer: Actor): SQL {
  return isStaff(viewer) ? sql`true` : sql`coalesce(company_id = any(${sql.param(viewer.companyIds)}::int8[]), false)`
}
