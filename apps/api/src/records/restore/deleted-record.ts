import { and, bigint, isNotNull, jsonb, lt, pgTable, text } from '#db/drizzle.ts'
import { instant, reference } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
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
export async function forgetDeleted(db: Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - DAYS * DAY).toISOString()
  await db
    .update(deletedRecord)
    .set({ item: null, stored: null, file_ids: [] })
    .where(and(lt(deletedRecord.deleted_at, before), isNotNull(deletedRecord.stored)))
}
