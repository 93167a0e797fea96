import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { file, FileEntity } from './schema.ts'

type StoredFile = typeof file.$inferSelect

/** Pictures of these records are public. Every other file requires the right to its record. */
const SHOWN_TO_ALL: readonly FileEntity[] = ['product', 'category', 'brand', 'car-brand', 'company']

export function isPublic({ kind, entity }: Pick<StoredFile, 'kind' | 'entity'>): boolean {
  return kind === 'image' && SHOWN_TO_ALL.includes(entity)
}

/** The same condition for a row of `file`. */
export const isPublicFile = sql<boolean>`(file.kind = 'image' and file.entity = any(${sql.param(SHOWN_TO_ALL)}::text[]))`

/** The address that needs no session; null for a private file. */
export const publicUrl = sql<string | null>`case when ${isPublicFile} then '/files/' || file.key || '.webp' end`

export async function isPublicKey(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from file where key = ${key} and ${isPublicFile}`)
  return rows.length > 0
}
