import { and, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound, withoutPermission } from '#errors.ts'
import { allHolders, uploadedFilesOf } from './file-holders.ts'
import { reaches, reachOf } from '#records/access/reach.ts'
import type { file, FileEntity } from './schema.ts'

type StoredFile = typeof file.$inferSelect

/**
 * A seller with one company uploads for it; otherwise the company follows from the record that the file is attached to.
 */
export async function requireUpload(db: Database, actor: Actor, entity: FileEntity): Promise<number | null> {
  const permissions = uploadedFilesOf(entity).upload
  const reach = await reachOf(db, actor, permissions)
  if (reach === 'none') throw withoutPermission(permissions)
  const [companyId = null, ...others] = actor.companyIds
  return reach === 'own' && others.length === 0 ? companyId : null
}

/** Whether the file must stay. */
export function isKept(file: StoredFile): SQL {
  return anyOf(allHolders().map(({ table, holds, keeps = holds }) => exists(table, keeps(file))))
}

function isHeld(file: StoredFile): SQL {
  return anyOf(allHolders().map(({ table, holds }) => exists(table, holds(file))))
}

/** Reading a file requires the right to a record that holds it; an unattached file is readable by its uploader. */
export async function requireRead(db: Database, actor: Actor, file: StoredFile): Promise<void> {
  const holders = allHolders()
  const reach = await reaches(
    db,
    actor,
    holders.flatMap(({ view }) => view),
  )
  const readable = holders.map(({ view, table, holds, scope }) => {
    const readScope = reach(view)
    return readScope === 'none' ? sql`false` : exists(table, and(holds(file), scope?.({ ...actor, scope: readScope })))
  })
  const { rows } = await db.execute<{ held: boolean; readable: boolean }>(
    sql`select ${isHeld(file)} as held, ${anyOf(readable)} as readable`,
  )
  const [row] = rows
  if (!(row?.held ? row.readable : isOwnUpload(actor, file))) throw notFound()
}

/** A file that a user uploaded for a company is no longer theirs once they have left it. */
function isOwnUpload({ userId, scope, companyIds }: Actor, { created_by, company_id }: StoredFile): boolean {
  return created_by === userId && (company_id === null || scope === 'all' || companyIds.includes(company_id))
}

function exists(table: PgTable, where: SQL | undefined): SQL {
  return sql`exists (select from ${table} where ${where})`
}

function anyOf(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`
}
