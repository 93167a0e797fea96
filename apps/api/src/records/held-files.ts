import type { PermissionName } from '@admin-panel/permissions'
import type { PgTable, SQL } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'

interface StoredFile {
  id: number
  company_id: number | null
  created_by: number | null
}

/** How the records of a resource hold files. */
export interface HeldFiles {
  /** Any of these permissions opens a record, and its files with it. */
  view: readonly PermissionName[]
  table: PgTable
  /** The condition of a record that holds the file. */
  holds: (file: StoredFile) => SQL
  /** The condition of a record that keeps the file from being removed, where it is narrower than `holds`. */
  keeps?: (file: StoredFile) => SQL
  /** The records that the actor may see; absent where everyone with the permission sees all. */
  scope?: (actor: Actor) => SQL | undefined
}

/** The files that are uploaded for a resource. */
export interface UploadedFiles extends HeldFiles {
  /** Any of these permissions allows an upload, as writing a record includes adding its files. */
  upload: readonly PermissionName[]
  /** Everybody may open its pictures, without a session. */
  isPublic?: true
  /** PDF files are accepted, not only pictures. */
  hasDocuments?: true
}
