import { bigint, jsonb, pgTable, sql, text } from '#db/drizzle.ts'
import { instant, reference } from '#db/columns.ts'
import type { Expired } from '#db/time/expired.ts'
import { atSecond } from '#text/moment.ts'

/** How long a deleted record can be given back. */
const DAYS = 90
const DAY = 24 * 60 * 60_000

/** The rows of one table, in the order in which they are written back. */
export interface StoredRows {
  table: string
  rows: Record<string, unknown>[]
}

export const deletedRecord = pgTable('deleted_record', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  entity: text().notNull(),
  entity_id: reference().notNull(),
  company_id: reference(),
  deleted_at: instant().notNull(),
  item: jsonb().$type<Record<string, unknown>>(),
  stored: jsonb().$type<StoredRows[]>(),
  file_ids: reference().array().notNull(),
  owner: jsonb().$type<{ entity: string; id: number }>(),
  restored_at: instant(),
})

/** The moment from which on a record that was deleted then can no longer be given back. */
export function keptUntil(deletedAt: string): string {
  return atSecond(Date.parse(deletedAt) + DAYS * DAY)
}

/** Forgets the values of records that were deleted long ago; who deleted what stays in the log. */
export const forgetDeleted: Expired = {
  async run(db, at) {
    const { rowCount } = await db
      .update(deletedRecord)
      .set({ item: null, stored: null, file_ids: [] })
      .where(
        sql`${deletedRecord.id} = any(array(
          select id from deleted_record where deleted_at < ${endOf(at)} and stored is not null
          order by deleted_at limit ${AT_ONCE}))`,
      )
    return rowCount === AT_ONCE
  },
  behind: (at) =>
    sql`select extract(epoch from ${endOf(at)} - min(deleted_at)) from deleted_record where stored is not null`,
}

/** A product has many rows, and each row its values. */
const AT_ONCE = 200
const endOf = (at: Date) => sql`${new Date(at.getTime() - DAYS * DAY).toISOString()}::timestamptz`
