import type { Entity } from '@admin-panel/permissions'
import { and, asc, eq, getTableColumns, type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import { audit, auditEach, type AuditEntry, changeOf, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid, Stale } from '#errors.ts'
import { writeActive } from '#query/trusted.ts'
import { unseenChange } from './many/unseen-changes.ts'
import { isDuplicate } from '#db/failures.ts'
import { together } from '#query/transaction.ts'
import { masksOf } from './masks.ts'
import { keepDeleted } from './restore/keep-deleted.ts'
import { registerTable } from './restore/tables.ts'
import { requireUnused } from './uses.ts'

export interface Identified {
  id: number
  version: number
}

/** A table that has the columns of `record`. */
export type RecordTable = PgTable & Record<'id' | 'version' | 'updated_at' | 'updated_by', PgColumn>

/** Records without permissions of their own that the audit log distinguishes. */
type Legacy = 'legacy-product' | 'legacy-car-brand' | 'legacy-city'
type Part = 'brand-alias' | 'sub-order' | 'fact' | 'saved-view' | 'route-rule' | Legacy

/** The next values of a table's columns; an undefined one stays unchanged. */
type Columns<Table extends PgTable> = {
  [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] | undefined
}

/** The writable fields of a record: the columns of its table, and the parts in other tables. */
export type FieldsOf<Table extends PgTable, Parts extends object = object> = Columns<Table> & Parts

/** Makes unknown keys a compile error even in a spread, where TypeScript would accept them. */
type Only<Input, Fields> = Input & { [Unknown in Exclude<keyof Input, keyof Fields>]: never }

/** The actor and the transaction of a change. A handler's call satisfies it. */
export interface Context<By extends Principal = Actor> {
  db: Database
  actor: By
}

/** The record of a call, in the version that the caller saw. */
export interface Target<By extends Principal = Actor> extends Context<By> {
  params: { id: number }
  version: number | undefined
}

/** The definition of a section's records for creating, changing and deleting them. */
export interface RecordKind<
  Table extends RecordTable,
  Item extends Identified,
  Parts extends object = object,
  By extends Principal = Actor,
> {
  /** The entity in the audit log: that of the permission, or a part with records of its own. */
  entity: Entity | Part
  table: Table
  /** Loads the record in the contract's shape; 404 where it is absent or the actor may not see it. */
  find: (db: Database, actor: By, id: number) => Promise<Item>
  label: (item: Item) => string
  /** The company of the record, for the log of that company. */
  companyId?: (item: Item) => number | null
  /** Maps a unique constraint to the message of its field. */
  duplicates?: Record<string, Details>
  /** Writes the fields that have tables of their own; the type of its last parameter lists them. */
  saveParts?: (tx: Database, actor: By, id: number, fields: Parts) => Promise<void>
  /** Columns computed from the written fields, such as a normalized name; they are not logged. */
  derived?: (fields: FieldsOf<Table, NoInfer<Parts>>) => FieldsOf<NoInfer<Table>>
  /** Reads what a deletion keeps besides the fields of the item. */
  keeps?: (tx: Database, id: number) => Promise<object>
  /** Masks a field in the log that must not appear there in full. */
  masked?: {
    [Field in keyof FieldsOf<NoInfer<Table>, NoInfer<Parts>>]?: (
      value: NonNullable<FieldsOf<Table, Parts>[Field]> | (Field extends keyof Item ? NonNullable<Item[Field]> : never),
    ) => unknown
  }
  /** Masked fields whose values are secrets, which are kept nowhere. */
  secrets?: readonly (keyof NoInfer<Item> & string)[]
}

/** The record's identity in the log. */
export type AuditSubject = Pick<AuditEntry, 'entity' | 'company_id'> & { entity_id: number; entity_label: string }

type AuditDetails = Pick<AuditEntry, 'reason_id' | 'comment' | 'related'>
export type Change = AuditDetails & { event?: AuditEntry['event'] }

interface Creation<Table extends PgTable> extends AuditDetails {
  /** Columns that are stored but not logged. */
  extraColumns?: FieldsOf<Table>
}

/** `By` is a user unless the section's `find` also accepts the program itself. */
export function recordsOf<
  Table extends RecordTable,
  Item extends Identified,
  Parts extends object = object,
  By extends Principal = Actor,
>(kind: RecordKind<Table, Item, Parts, By>) {
  type Fields = FieldsOf<Table, Parts>
  const { entity, find, label, companyId, duplicates = {}, saveParts, derived, keeps, secrets = [] } = kind
  // Drizzle cannot infer the column types inside a generic function, so the table is widened.
  const table: RecordTable = kind.table
  const { logged, withoutSecrets } = masksOf(kind.masked ?? {}, secrets)
  const columns = getTableColumns(table)
  registerTable(entity, table)

  function subject(item: Item): AuditSubject {
    return { entity, entity_id: item.id, entity_label: label(item), company_id: companyId?.(item) ?? null }
  }

  /** Loads the record in the caller's version and locks it until the transaction ends. */
  async function lock({ db, actor }: Context<By>, id: number, version?: number): Promise<Item> {
    const [, item] = await together(
      () => db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update'),
      () => find(db, actor, id),
    )
    if (version !== undefined && item.version !== version) {
      const missed = { entity, id, count: item.version - version }
      throw new Stale(item, await unseenChange(db, actor, missed))
    }
    return item
  }

  async function create<Input extends Fields>(
    { db, actor }: Context<By>,
    fields: Only<Input, Fields>,
    { extraColumns = {}, ...details }: Creation<Table> = {},
  ): Promise<Item> {
    const at = actor.at.toISOString()
    const values = { ...columnsOf(fields), ...extraColumns, created_at: at, created_by: actor.userId, ...stamps(actor) }
    const [created] = await db.insert(table).values(values).returning({ id: table.id }).catch(refuseDuplicate)
    const id = Number(created?.['id'])
    await saveParts?.(db, actor, id, fields).catch(refuseDuplicate)
    const item = await find(db, actor, id)
    const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
    await audit(db, actor, {
      ...details,
      event: 'created',
      ...subject(item),
      ...logged(changesBetween({}, filled)),
    })
    return item
  }

  /** Writes the fields that differ, with one log row; returns `before` itself if nothing differs. */
  function update<Input extends Fields>(
    context: Context<By>,
    before: Item,
    fields: Only<Input, Fields>,
    details?: Change,
  ): Promise<Item> {
    return write(context, before, fields, details)
  }

  async function write({ db, actor }: Context<By>, before: Item, fields: Fields, details: Change = {}): Promise<Item> {
    const changes = changesBetween(before, fields)
    if (Object.keys(changes).length === 0) return before
    const changedFields: Fields = { ...fields }
    // A column that the record does not expose cannot be compared, so it is always written.
    for (const field of Object.keys(fields))
      if (field in before && !(field in changes)) Reflect.deleteProperty(changedFields, field)
    const save = async () => {
      await db
        .update(table)
        .set({ ...columnsOf(changedFields), ...stamps(actor), version: sql`${table.version} + 1` })
        .where(eq(table.id, before.id))
        .catch(refuseDuplicate)
      await saveParts?.(db, actor, before.id, changedFields).catch(refuseDuplicate)
    }
    const logAndFind = async () => {
      await audit(db, actor, { event: 'updated', ...details, ...subject(before), ...logged(changes) })
      return find(db, actor, before.id)
    }
    // Parts take several statements, which need the answers.
    if (saveParts) {
      await save()
      return logAndFind()
    }
    const [, item] = await together(save, logAndFind)
    return item
  }

  /** Locks the record of the call and writes the fields, which may be computed from it. */
  async function change<Input extends Fields>(
    call: Target<By>,
    fields: Only<Input, Fields> | ((before: Item) => Only<Input, Fields> | Promise<Only<Input, Fields>>),
  ): Promise<Item> {
    const before = await lock(call, call.params.id, call.version)
    return write(call, before, typeof fields === 'function' ? await fields(before) : fields)
  }

  /** A record that others refer to stays. `check` throws if it must stay besides; `fields` are the values that the log keeps. */
  async function remove(
    call: Target<By>,
    fields: (keyof Item & string)[],
    check?: (item: Item) => void | Promise<void>,
  ): Promise<void> {
    const item = await lock(call, call.params.id, call.version)
    const { entity_id, company_id } = subject(item)
    await keepDeleted(call.db, call.actor, {
      entity,
      table,
      where: eq(table.id, entity_id),
      item: { ...withoutSecrets(item), ...(await keeps?.(call.db, entity_id)) },
      companyId: company_id ?? null,
    })
    await check?.(item)
    await requireUnused(call, table, item.id)
    await call.db.delete(table).where(eq(table.id, item.id))
    const changes = Object.fromEntries(fields.map((field) => [field, [item[field], null] as [unknown, unknown]]))
    await audit(call.db, call.actor, { event: 'deleted', ...subject(item), ...logged(changes) })
  }

  /** Switches the record of the call on or off. */
  async function setActive(
    call: Target<By>,
    is_active: boolean,
    check?: (before: Item) => void | Promise<void>,
  ): Promise<Item> {
    const before = await lock(call, call.params.id, call.version)
    await check?.(before)
    return writeActive(columns, is_active, (fields) =>
      write(call, before, fields, { event: is_active ? 'enabled' : 'disabled' }),
    )
  }

  /** Orders the siblings that `within` selects by the ids; any other set of ids is a conflict. */
  async function sort({ db, actor }: Context<By>, ids: number[], within?: SQL): Promise<void> {
    const { position } = columns
    if (!position) throw new Error(`${entity} has no order`)
    const siblings = () => db.select({ id: table.id }).from(table).where(and(within))
    await siblings().orderBy(asc(table.id)).for('no key update')
    // A locking read keeps the order from before its wait.
    const rows = await siblings().orderBy(asc(position), asc(table.id))
    const before = rows.map(({ id }) => Number(id))
    const unique = new Set(ids)
    if (unique.size !== ids.length || unique.size !== before.length || !before.every((id) => unique.has(id)))
      throw conflict('Список изменился. Обновите страницу и задайте порядок ещё раз')
    if (before.every((id, index) => id === ids[index])) return
    await number({ db, actor }, ids)
    await audit(db, actor, { entity, event: 'sorted', changes: { ids: [before, ids] } })
  }

  /** Numbers the records from 1 in the order of the ids, with a log row for each that moves. */
  async function number({ db, actor }: Context<By>, ids: number[]): Promise<void> {
    await auditEach(
      db,
      actor,
      { event: 'sorted', entity },
      sql`
        update ${table} set position = next.position, version = version + 1, updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}
        from (
          select wanted.id, wanted.position, old.position as was, old.name
          from unnest(${sql.param(ids)}::int8[]) with ordinality as wanted (id, position)
          join ${table} old on old.id = wanted.id and old.position <> wanted.position) next
        where ${table}.id = next.id
        returning next.id, next.name, null, ${changeOf('position', sql`next.was`, sql`next.position`)}`,
    )
  }

  function columnsOf(fields: Fields): Record<string, unknown> {
    const all = { ...fields, ...derived?.(fields) }
    return Object.fromEntries(Object.entries(all).filter(([field]) => field in columns))
  }

  function refuseDuplicate(error: unknown): never {
    for (const [constraint, details] of Object.entries(duplicates))
      if (isDuplicate(error, constraint)) throw invalid(details, undefined, error)
    throw error
  }

  return { subject, lock, create, update, change, remove, setActive, sort, number }
}

function stamps({ at, userId }: Principal) {
  return { updated_at: at.toISOString(), updated_by: userId }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
