import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry, type Changes, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { notFound, Refusal, Stale } from '#errors.ts'
import { inTrial } from '#query/attempt.ts'
import type { Change, Context, RecordTable } from '#records/record.ts'
import { unseenChanges } from './unseen-changes.ts'
import { type Asked, inOrder, type Item, type ManyResult } from './outcomes.ts'
import { updateMany } from './update-many.ts'

/** The part of a record that a change of many reads. */
export interface Locked extends Item {
  label: string
  company_id: number | null
}

/** The new values of a record; all records set the same columns. */
interface Decision {
  fields: object
  details: Change
}

interface ManyChange<Row extends Locked> {
  entity: string
  table: RecordTable
  items: readonly Asked[]
  dry_run?: boolean
  /** Locks the records that the actor may see, in the order of their ids. */
  lock: (tx: Database, ids: number[]) => Promise<Row[]>
  /** Reads what the rules need for all the records, and returns what decides of each; a refusal skips the record. */
  rules: (tx: Database, rows: readonly Row[]) => Promise<(row: Row) => Decision | null | Promise<Decision | null>>
  /** Writes what depends on the records that have changed. */
  written?: (tx: Database, changed: readonly Changed<Row>[]) => Promise<void>
}

export interface Changed<Row> extends Decision {
  row: Row
  changes: Changes
}

/**
 * Changes many records, each by the rules of a single one, as `inBulk` does, but the number of statements does not grow
 * with that of the records.
 */
export async function changeMany<Row extends Locked>(
  { db, actor }: Context,
  { entity, table, items, dry_run = false, lock, rules, written }: ManyChange<Row>,
): Promise<ManyResult> {
  const unique = inOrder(items)
  return inTrial(db, dry_run, async (tx) => {
    const ids = unique.map(({ id }) => id)
    const rows = new Map((await lock(tx, ids)).map((row) => [row.id, row]))
    const requireCurrent = await currencyOf(tx, actor, { entity, items: unique, rows })
    const decide = await rules(tx, [...rows.values()])
    const refused: ManyResult['refused'] = []
    const decided: Changed<Row>[] = []
    for (const item of unique)
      try {
        const row = requireCurrent(item)
        const decision = await decide(row)
        decided.push({
          row,
          fields: {},
          details: {},
          ...decision,
          changes: changesBetween(row, decision?.fields ?? {}),
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ id: item.id, refusal: error })
      }
    const changed = decided.filter(({ changes }) => Object.keys(changes).length > 0)
    await updateMany(
      { db: tx, actor },
      table,
      Object.keys(changed[0]?.fields ?? {}),
      changed.map(({ row, fields }) => ({ ...fields, id: row.id })),
    )
    await audit(tx, actor, ...changed.map((one) => entryOf(entity, one)))
    if (changed.length > 0) await written?.(tx, changed)
    const versionOf = ({ row, changes }: Changed<Row>) => row.version + (Object.keys(changes).length > 0 ? 1 : 0)
    return { changed: decided.map((one) => ({ id: one.row.id, version: versionOf(one) })), refused }
  })
}

interface Wanted<Row> {
  entity: string
  items: readonly Asked[]
  rows: ReadonlyMap<number, Row>
}

/** Returns the record of an item, unless it is absent or of another version. */
async function currencyOf<Row extends Locked>(tx: Database, actor: Actor, { entity, items, rows }: Wanted<Row>) {
  const missed = items.flatMap(({ id, version }) => {
    const row = rows.get(id)
    return !row || version === undefined || row.version === version ? [] : [{ id, count: row.version - version }]
  })
  const unseen = await unseenChanges(tx, actor, entity, missed)
  return ({ id, version }: Asked): Row => {
    const row = rows.get(id)
    if (!row) throw notFound()
    if (version !== undefined && row.version !== version) throw new Stale(row, unseen.get(id))
    return row
  }
}

function entryOf<Row extends Locked>(entity: string, { row, details, changes }: Changed<Row>): AuditEntry {
  const { id, label, company_id } = row
  return { event: 'updated', ...details, entity, entity_id: id, entity_label: label, company_id, changes }
}
