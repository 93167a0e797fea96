import type { Schemas } from '@admin-panel/sdk'
import type { HeldFiles, UploadedFiles } from '#records/held-files.ts'
import { allResources } from '#records/resources.ts'

export function uploadedFilesOf(entity: Schemas['FileEntity']): UploadedFiles {
  const files = allResources().get(entity)?.files
  // `FactsOf` requires the facts of an upload for each entity of the contract's `FileEntity`.
  if (!files || !('upload' in files)) throw new Error(`No section declares the files of ${entity}`)
  return files
}

/** The resources whose pictures are public. */
export function publicPictures(): string[] {
  return [...allResources()].flatMap(([entity, { files }]) =>
    files && 'isPublic' in files && files.isPublic ? [entity] : [],
  )
}

/** A file may have several holders, for example a product, a category and a review. */
export function allHolders(): HeldFiles[] {
  return [...allResources().values()].flatMap(({ files }) => files ?? [])
}
