import { createHash, randomBytes } from 'node:crypto'
import type { UploadedFile } from '#contract/uploaded-file.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import { oneLine } from '#text/one-line.ts'
import { displayName, namesOf } from './names-of.ts'
import { lockRoom, requireRoom } from './quota.ts'
import { readUpload } from './read-upload.ts'
import { removeRow } from './remove-row.ts'
import { file, type FileEntity } from './schema.ts'

export type StoredFile = typeof file.$inferSelect

interface Storing {
  db: Database
  actor: Actor
  env: Env
}

interface Incoming {
  file: UploadedFile
  entity: FileEntity
  companyId: number | null
}

/** Checks a file by its content and stores it, with its row, for a record that will hold it. Runs outside a transaction. */
export async function storeFile(
  { db, actor, env }: Storing,
  { file: incoming, entity, companyId }: Incoming,
): Promise<StoredFile> {
  await requireRoom(db, actor, env, { size: incoming.size, companyId })
  const read = await readUpload(incoming, { entity, userId: actor.userId })
  const key = randomBytes(16).toString('hex')
  const { kind } = read
  const mime = kind === 'image' ? 'image/webp' : 'application/pdf'
  const contents = kind === 'image' ? [read.bytes, read.medium, read.small] : [read.content]
  const size = kind === 'image' ? read.bytes.length : incoming.size
  const hash = kind === 'image' ? createHash('sha256').update(read.bytes).digest('hex') : incoming.hash
  const names = namesOf({ key, kind })
  const store = openFileStore(env)
  let committed: StoredFile | undefined
  try {
    for (const [index, content] of contents.entries()) await store.prepare(names[index] ?? '', content, mime)
    committed = await db.transaction(async (tx) => {
      await lockRoom(tx, actor, companyId)
      await requireRoom(tx, actor, env, { size, companyId })
      const values = {
        key,
        kind,
        name: displayName(oneLine(incoming.name), kind),
        mime,
        size,
        ...(kind === 'image' && { width: read.width, height: read.height }),
        hash,
        entity,
        company_id: companyId,
        created_at: actor.at.toISOString(),
        created_by: actor.userId,
      }
      const [inserted] = await tx.insert(file).values(values).returning()
      if (!inserted) throw new Error('The file was not stored')
      await audit(tx, actor, {
        event: 'created',
        entity: 'file',
        entity_id: inserted.id,
        entity_label: inserted.name,
        company_id: companyId,
        changes: { name: [null, inserted.name], size: [null, size] },
      })
      return inserted
    })
    // A crash between the two leaves a row, which is swept with its bytes; bytes without a row are never found.
    await store.publish(names)
    return committed
  } catch (error) {
    await store.remove(names)
    const row = committed
    if (row) await db.transaction((tx) => removeRow(tx, actor, row))
    throw error
  }
}
