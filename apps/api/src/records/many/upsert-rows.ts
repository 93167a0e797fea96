import type { SQL } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { audit, type AuditEntry, type Changes, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { insertMany } from './insert-many.ts'
import { updateMany } from './update-many.ts'
import type { RecordTable } from '#records/record.ts'

/** A row of an import, the record that it is about if there is one, and the columns as they shall be. */
export interface PlannedRow<Stored extends { id: number } = { id: number }, Next extends object = object> {
  row: number
  before: Stored | undefined
  next: Next
  /** Columns that say which record it is; the log does not repeat them. */
  key?: object
}

interface Target {
  entity: AuditEntry['entity']
  table: RecordTable
  /** The unique columns, where others may create the same record at the same time. */
  unique?: SQL
}

const isChanged = ({ changes }: { changes: Changes }) => Object.keys(changes).length > 0

type Described = Pick<AuditEntry, 'entity_label' | 'company_id' | 'related'>

/** Writes and logs the rows that change something, new records first; returns them, and the counts for `importRows`. */
export async function upsertRows<Planned extends PlannedRow>(
  tx: Database,
  actor: Principal,
  { entity, table, unique }: Target,
  planned: readonly Planned[],
  describe: (row: Planned) => Described,
) {
  const rows = planned.map((one) => ({ one, changes: changesBetween(one.before ?? {}, one.next) }))
  const created = rows.filter((row) => isChanged(row) && !row.one.before)
  const updated = rows.filter((row) => isChanged(row) && row.one.before)
  const columns = Object.keys({ ...planned[0]?.key, ...planned[0]?.next })
  const fieldsOf = ({ one: { key, next, before } }: { one: PlannedRow }) => ({ ...key, ...next, id: before?.id ?? 0 })
  const ids = await insertMany({ db: tx, actor }, table, columns, created.map(fieldsOf), unique)
  await updateMany({ db: tx, actor }, table, columns, updated.map(fieldsOf))
  const entries = [...created, ...updated].map(({ one, changes }, index): AuditEntry => {
    const event = one.before ? 'updated' : 'created'
    return { event, entity, entity_id: one.before?.id ?? ids[index] ?? null, changes, ...describe(one) }
  })
  await audit(tx, actor, ...entries)
  return {
    saved: [...created, ...updated].map(({ one }) => one),
    counts: {
      created: created.length,
      updated: updated.length,
      unchanged_rows: rows.flatMap((row) => (isChanged(row) ? [] : [row.one.row])),
    },
  }
}
