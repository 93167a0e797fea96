import { bigint, customType, integer, sql } from '#db/drizzle.ts'

/** A timestamp in the format of the contract: `2026-06-01T09:15:00Z`. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: toInstant,
})

/** PostgreSQL writes `2026-06-01 09:15:00.123+00` in a session whose time zone is UTC. */
export function toInstant(text: string): string {
  return `${text.slice(0, 10)}T${text.slice(11, 19)}Z`
}

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The transaction that wrote the row: comparing it with a snapshot shows whether the row was visible to it. */
export const ownTransaction = () =>
  transactionId()
    .notNull()
    .default(sql`pg_current_xact_id()`)

export const id = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey()
export const reference = () => bigint({ mode: 'number' })

/** The columns of every editable record. */
export const record = {
  id: id(),
  created_at: instant()
    .notNull()
    .default(sql`now()`),
  updated_at: instant()
    .notNull()
    .default(sql`now()`),
  created_by: reference(),
  updated_by: reference(),
  version: integer().notNull().default(1),
}
