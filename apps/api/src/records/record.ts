import type { Entity } from '@admin-panel/permissions'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Actor, Doer } from '#db/actor.ts'
import { audit, type AuditEntry, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid, Stale } from '#errors.ts'
import { isDuplicate } from '#db/failures.ts'

export interface Identified {
  id: number
  version: number
}

/** A table whose columns begin with those of `record`. */
export type RecordTable = PgTable & Record<'id' | 'version' | 'updated_at' | 'updated_by', PgColumn>

/** Records that have no permissions of their own, and that the audit log tells apart. */
type Legacy = 'legacy-product' | 'legacy-car-brand' | 'legacy-city'
type Part = 'brand-alias' | 'sub-order' | 'saved-view' | 'route-rule' | Legacy

/** What the one way to create, change and delete records must know of a section. */
export interface RecordKind<Item extends Identified, By extends Doer = Actor> {
  /** What the audit log calls it: the permission's entity, or a part of one that has records of its own. */
  entity: Entity | Part
  table: RecordTable
  /** The record as the contract shows it; 404 where it is absent or the actor may not see it. */
  find: (db: Database, actor: By, id: number) => Promise<Item>
  label: (item: Item) => string
  /** Whose the record is, for the log of a company. */
  companyId?: (item: Item) => number | null
  /** Unique constraint to the message of its field. */
  taken?: Record<string, Details>
  /** Writes the fields that have tables of their own; the others are columns. */
  saveParts?: (tx: Database, actor: By, id: number, fields: Record<string, unknown>) => Promise<void>
  /** Columns that follow from the fields written, such as a name in the form that is compared; not in the log. */
  derived?: (fields: Fields) => Fields
  /** What the log keeps of a field that must not stand there in full. */
  masked?: Record<string, (value: unknown) => unknown>
}

/** Fields of the contract with their next values; undefined stays as it is. */
export type Fields = Record<string, unknown>

type Told = Pick<AuditEntry, 'event' | 'reason_id' | 'comment' | 'related'>

/** `By` is a person unless the section's `find` also takes the program itself. */
export function recordsOf<Item extends Identified, By extends Doer = Actor>(kind: RecordKind<Item, By>) {
  const { entity, table, find, label, companyId, taken = {}, saveParts, derived, masked = {} } = kind
  const columns = getTableColumns(table)

  function subject(item: Item) {
    return { entity, entity_id: item.id, entity_label: label(item), company_id: companyId?.(item) ?? null }
  }

  /** The record as the caller saw it, kept from others until the transaction ends. */
  async function lock(tx: Database, actor: By, id: number, version: number | undefined): Promise<Item> {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
    const found = await find(tx, actor, id)
    if (version !== undefined && found.version !== version) throw new Stale(found)
    return found
  }

  /** `also` are columns that only the caller can tell, and the log does without. */
  async function create(
    tx: Database,
    actor: By,
    fields: Fields,
    also: Fields = {},
    told: Omit<Told, 'event'> = {},
  ): Promise<Item> {
    const at = actor.at.toISOString()
    const values = { ...columnsOf(fields), ...also, created_at: at, created_by: actor.userId, ...stamps(actor) }
    const [created] = await tx.insert(table).values(values).returning({ id: table.id }).catch(refuseTaken)
    const id = Number(created?.['id'])
    await saveParts?.(tx, actor, id, fields).catch(refuseTaken)
    const item = await find(tx, actor, id)
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
    await audit(tx, actor, { ...told, event: 'created', ...subject(item), changes: mask(changesBetween({}, given)) })
    return item
  }

  /** Writes the fields that differ, with one row of the log; answers the record, or `before` itself where nothing did. */
  async function update(
    tx: Database,
    actor: By,
    before: Item,
    fields: Fields,
    told: Told = { event: 'updated' },
  ): Promise<Item> {
    const changes = changesBetween(before as Item & Fields, fields)
    if (Object.keys(changes).length === 0) return before
    const changed = Object.fromEntries(Object.keys(changes).map((field) => [field, fields[field]]))
    await tx
      .update(table)
      .set({ ...columnsOf(changed), ...stamps(actor), version: sql`${table.version} + 1` })
      .where(eq(table.id, before.id))
      .catch(refuseTaken)
    await saveParts?.(tx, actor, before.id, changed).catch(refuseTaken)
    await audit(tx, actor, { ...told, ...subject(before), changes: mask(changes) })
    return find(tx, actor, before.id)
  }

  /** `fields` are what the log keeps of the record. */
  async function remove(tx: Database, actor: By, item: Item, fields: (keyof Item & string)[]): Promise<void> {
    await tx.delete(table).where(eq(table.id, item.id))
    const changes = Object.fromEntries(fields.map((field) => [field, [item[field], null] as [unknown, unknown]]))
    await audit(tx, actor, { event: 'deleted', ...subject(item), changes: mask(changes) })
  }

  async function setActive(tx: Database, actor: By, before: Item & { is_active: boolean }, is_active: boolean) {
    return update(tx, actor, before, { is_active }, { event: is_active ? 'enabled' : 'disabled' })
  }

  /** Gives the siblings that `within` selects the order of the ids; any other set of ids is a conflict. */
  async function sort(tx: Database, actor: By, ids: number[], within?: SQL): Promise<void> {
    const { position } = columns
    if (!position) throw new Error(`${entity} has no order`)
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(within))
      .orderBy(asc(position), asc(table.id))
      .for('no key update')
    const before = rows.map(({ id }) => Number(id))
    const given = new Set(ids)
    if (given.size !== ids.length || given.size !== before.length || !before.every((id) => given.has(id)))
      throw conflict('Список изменился. Обновите страницу и задайте порядок ещё раз')
    if (before.every((id, index) => id === ids[index])) return
    await tx.execute(sql`
      update ${table} set position = given.position, version = version + 1, updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}
      from unnest(${sql.param(ids)}::int8[]) with ordinality as given (id, position)
      where ${table}.id = given.id and ${table}.position <> given.position`)
    await audit(tx, actor, { entity, event: 'sorted', changes: { ids: [before, ids] } })
  }

  function columnsOf(fields: Fields): Fields {
    const all = { ...fields, ...derived?.(fields) }
    return Object.fromEntries(Object.entries(all).filter(([field]) => field in columns))
  }

  function refuseTaken(error: unknown): never {
    for (const [constraint, details] of Object.entries(taken))
      if (isDuplicate(error, constraint)) throw invalid(details)
    throw error
  }

  function mask(changes: Record<string, [unknown, unknown]>) {
    return Object.fromEntries(
      Object.entries(changes).map(([field, [old, next]]) => {
        const hide = masked[field]
        return [field, hide ? [old === null ? null : hide(old), next === null ? null : hide(next)] : [old, next]]
      }),
    ) as Record<string, [unknown, unknown]>
  }

  return { subject, lock, create, update, remove, setActive, sort }
}

function stamps({ at, userId }: Doer) {
  return { updated_at: at.toISOString(), updated_by: userId }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
