import { eq } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { file } from './schema.ts'

type StoredFile = typeof file.$inferSelect

export async function removeRow(
  tx: Database,
  caller: Caller,
  { id, name, size, company_id }: StoredFile,
): Promise<void> {
  await tx.delete(file).where(eq(file.id, id))
  await audit(tx, caller, {
    event: 'deleted',
    entity: 'file',
    entity_id: id,
    entity_label: name,
    company_id,
    changes: { name: [name, null], size: [size, null] },
  })
}
