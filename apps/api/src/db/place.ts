import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const NOWHERE = 'nowhere'

/**
 * Compares where the database is with where it was at the last start, and notes where it is now. A folder is told from
 * its copy by what no copy keeps, the inode and the time of the last change of two files, one of which is written at
 * every start; PostgreSQL by its cluster, its database and its table. The first start of all is no move.
 */
export async function hasMoved(tx: Database, folder: string | undefined): Promise<boolean> {
  const { rows } = await tx.execute<{ place: string | null }>(sql`select place from installation for update`)
  const before = rows[0]?.place ?? NOWHERE
  const isFirst = before === NOWHERE && !(folder && existsSync(markOf(folder)))
  const moved = !isFirst && before !== (folder ? placeOf(folder) : await placeOfServer(tx))
  if (folder) writeFileSync(markOf(folder), randomUUID())
  const place = folder ? placeOf(folder) : await placeOfServer(tx)
  if (place !== before) await tx.execute(sql`update installation set place = ${place}`)
  return moved
}

function markOf(folder: string): string {
  return join(folder, 'mark')
}

function placeOf(folder: string): string {
  return [markOf(folder), join(folder, 'db/PG_VERSION')]
    .map((path) => {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false })
      return found ? `${found.ino}.${found.ctimeNs}` : '-'
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
