import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/connection/pool.ts'

export interface RunningProcess {
  id: string
  /** The number of the newest migration that it knows. */
  schema: string
  /** The bucket or folder that it keeps files in. */
  files: string
}

/** A process without a sign for so long has ended. */
const GONE = sql.raw(`interval '3 minutes'`)

/** Says that the process runs; returns how many others keep their files elsewhere. */
export async function noteProcess(db: Database, { id, schema, files }: RunningProcess, at: Date): Promise<number> {
  const now = sql`${at.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into process (id, schema, files, seen_at) values (${id}, ${schema}, ${files}, ${now})
    on conflict (id) do update set seen_at = excluded.seen_at`)
  await db.execute(sql`delete from process where seen_at < ${now} - ${GONE}`)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from process where files <> ${files}`,
  )
  return rows[0]?.count ?? 0
}

export async function forgetProcess(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from process where id = ${id}`)
}

/** Counts the running processes that do not know the migration of a number. */
export async function countOlder(db: Database, number: string, at: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from process
    where schema < ${number} and seen_at >= ${at.toISOString()}::timestamptz - ${GONE}`)
  return rows[0]?.count ?? 0
}
