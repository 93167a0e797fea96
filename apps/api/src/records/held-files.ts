import type { PermissionName } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Actor } from '#db/actor.ts'
import { allResources } from './resources.ts'

type FileEntity = Schemas['FileEntity']

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

export function uploadedFilesOf(entity: FileEntity): UploadedFiles {
  const files = allResources().get(entity)?.files
  // `FactsOf` requires the facts of an upload for each entity of the contract's `FileEntity`.
  if (!files || !('upload' in files)) throw new Error(`No section declares the files of ${entity}`)
  return files
}

/** The resources whose pictures everybody may open. */
export function publicPictures(): string[] {
  return [...allResources()].flatMap(([entity, { files }]) =>
    files && 'isPublic' in files && files.isPublic ? [entity] : [],
  )
}

/** A file may have several holders, for example a product, a category and a review. */
export function allHolders(): HeldFiles[] {
  return [...allResources().values()].flatMap(({ files }) => files ?? [])
}
