import { sql, type SQLWrapper } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { publicPictures } from './file-holders.ts'
import type { file } from './schema.ts'

type StoredFile = typeof file.$inferSelect

/** Pictures of some resources are public. Every other file requires the right to its record. */
export function isPublic({ kind, entity }: Pick<StoredFile, 'kind' | 'entity'>): boolean {
  return kind === 'image' && publicPictures().includes(entity)
}

/** The same condition for a row of `file`, built with the statement: columns are defined before the sections are known. */
export const isPublicFile: SQLWrapper = {
  getSQL: () => sql`(file.kind = 'image' and file.entity = any(${sql.param(publicPictures())}::text[]))`,
}

/** The address that needs no session; null for a private file. */
export const publicUrl = sql<string | null>`case when ${isPublicFile} then '/files/' || file.key || '.webp' end`

export async function isPublicKey(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from file where key = ${key} and ${isPublicFile}`)
  return rows.length > 0
}
