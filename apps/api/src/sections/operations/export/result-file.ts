import type { PermissionName } from '@admin-panel/permissions'
import { audit } from '#db/audit.ts'
import type { Call, FileReply } from '#contract/handlers.ts'
import { asRights, reachesAsFar } from '#contract/identity.ts'
import { forbidden, notFound, withoutPermission } from '#errors.ts'
import { typeOf } from '#export/export-list.ts'
import { openFileStore } from '#files/store.ts'
import { reaches } from '#records/access/reach.ts'
import type { StoredOperation } from '#sections/operations/schema.ts'

interface Exported {
  /** One of them suffices to export. */
  permissions: readonly PermissionName[]
  title: string
  /** Asks as the export itself does. */
  requireProof: () => Promise<void>
}

/** The file of an export, for a reader whose rights still reach as far as those that it was written with. */
export async function resultOf(
  stored: StoredOperation,
  { permissions, title, requireProof }: Exported,
  { db, actor, env }: Call<'operations.file'>,
): Promise<FileReply> {
  const { id, status, result_key, result_name, result_reach } = stored
  if (status !== 'done' || !result_key || !result_name || !result_reach) throw notFound()
  const reach = await reaches(db, actor, permissions)
  const scope = reach(permissions)
  if (scope === 'none') throw withoutPermission(permissions)
  if (!reachesAsFar(asRights({ ...actor, scope }), result_reach))
    throw forbidden('У вас стало меньше прав, чем было у этой выгрузки. Повторите её')
  await requireProof()
  const file = await openFileStore(env).read(result_key)
  if (!file) throw notFound()
  await audit(db, actor, { event: 'exported', entity: 'operation', entity_id: id, entity_label: title })
  return { name: result_name, type: typeOf(result_name), body: file.body }
}
