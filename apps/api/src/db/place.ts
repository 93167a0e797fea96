import { randomUUID } from 'node:crypto'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '#db/drizzle.ts'
import type { Database } from './database.ts'

const NOWHERE = 'nowhere'

/**
 * Compares the location of the database with that of the last start and stores the current one. Two inode numbers and
 * change times distinguish a folder from its copy, since no copy preserves them; one of the files is written at every
 * start. PostgreSQL is identified by its cluster, database and table. The very first start is not a move.
 */
export async function hasMoved(tx: Database, folder: string | undefined): Promise<boolean> {
  const { rows } = await tx.execute<{ place: string | null }>(sql`select place from installation for update`)
  const before = rows[0]?.place ?? NOWHERE
  const isFirst = before === NOWHERE && !(folder && existsSync(markOf(folder)))
  const isMoved = !isFirst && before !== (folder ? placeOf(folder) : await placeOfServer(tx))
  if (folder) writeFileSync(markOf(folder), randomUUID())
  const place = folder ? placeOf(folder) : await placeOfServer(tx)
  if (place !== before) await tx.execute(sql`update installation set place = ${place}`)
  return isMoved
}

/**
 * The rows of the log that were written elsewhere are no news here, though their transactions have numbers that are still
 * to come on this server. So have the positions of the last writes.
 */
export async function beginHere(tx: Database): Promise<void> {
  await tx.execute(sql`update installation set log_from = (select coalesce(max(id), 0) from audit_log)`)
  await tx.execute(sql`update notification set transaction = pg_current_xact_id()`)
  await tx.execute(sql`delete from own_write`)
}

function markOf(folder: string): string {
  return join(folder, 'mark')
}

function placeOf(folder: string): string {
  return [markOf(folder), join(folder, 'db/PG_VERSION')]
    .map((path) => {
      const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
      return stats ? `${stats.ino}.${stats.ctimeNs}` : '-'
    })
    .join(':')
}

async function placeOfServer(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ place: string }>(sql`
    select concat_ws(':',
      case when has_function_privilege('pg_control_system()', 'execute') then (select system_identifier from pg_control_system()) end,
      (select oid from pg_database where datname = current_database()), 'session'::regclass::oid) as place`)
  return rows[0]?.place ?? NOWHERE
}
