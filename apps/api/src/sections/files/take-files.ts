import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff } from '#query/scope.ts'
import { uploadedFilesOf } from './file-holders.ts'
import { isPublicFile } from './public-url.ts'
import type { FileEntity } from './schema.ts'

interface Record {
  entity: FileEntity
  /** The company of the record; null for records of the marketplace. */
  companyId: number | null
  /** Only pictures are accepted. */
  images?: boolean
}

/**
 * Claims files that the record does not have yet; false if a file may not be claimed. A record grants read access to
 * its files, so claiming another owner's file would expose it.
 */
export async function takeFiles(
  tx: Database,
  actor: Principal,
  ids: readonly number[],
  { entity, companyId, images = false }: Record,
): Promise<boolean> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return true
  const { rows } = await tx.execute(sql`
    update file set attached = true,
      company_id = case when attached then coalesce(company_id, ${companyId}::int8) else coalesce(${companyId}::int8, company_id) end
    where id = any(${sql.param(unique)}::int8[]) and (entity = ${entity} or ${images} and ${isPublicFile})
      and (kind = 'image' or ${!images && uploadedFilesOf(entity).hasDocuments === true})
      and (not attached and created_by = ${actor.userId}
          and (${isStaff(actor)} or company_id is null or company_id = any(${sql.param(actor.companyIds)}::int8[]))
        or (${isStaff(actor)} or company_id = any(${sql.param(actor.companyIds)}::int8[]))
          and (${isPublicFile} or company_id is null or company_id = ${companyId}::int8))
    returning id`)
  return rows.length === unique.length
}
