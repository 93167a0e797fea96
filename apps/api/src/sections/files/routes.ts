import { createHash, randomBytes } from 'node:crypto'
import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { openFileStore } from '#files/store.ts'
import { notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { oneLine } from '#text/one-line.ts'
import { requireRead, requireUpload } from './access.ts'
import { isPublic } from './public-url.ts'
import { nameOf, namesOf, displayName } from './names-of.ts'
import { lockRoom, requireRoom } from './quota.ts'
import { readUpload } from './read-upload.ts'
import { removeRow } from './remove-row.ts'
import { file } from './schema.ts'

export const files = {
  // Rendering a picture is slow, so it runs outside a transaction.
  'files.create': { handle: create, transaction: false },
  'files.view': async ({ params, db, actor }) => viewOf(await find(db, actor, params.id)),
  'files.content': content,
} satisfies Section<'files'>

type StoredFile = typeof file.$inferSelect

async function create({ body, db, actor, env }: Call<'files.create'>) {
  const companyId = await requireUpload(db, actor, body.entity)
  await requireRoom(db, actor, env, { size: body.file.size, companyId })
  const read = await readUpload(body.file, { entity: body.entity, userId: actor.userId })
  const key = randomBytes(16).toString('hex')
  const { kind } = read
  const mime = kind === 'image' ? 'image/webp' : 'application/pdf'
  const contents = kind === 'image' ? [read.bytes, read.medium, read.small] : [read.content]
  const size = kind === 'image' ? read.bytes.length : body.file.size
  const hash = kind === 'image' ? createHash('sha256').update(read.bytes).digest('hex') : body.file.hash
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
        name: displayName(oneLine(body.file.name), kind),
        mime,
        size,
        ...(kind === 'image' && { width: read.width, height: read.height }),
        hash,
        entity: body.entity,
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
    return viewOf(committed)
  } catch (error) {
    await store.remove(names)
    const row = committed
    if (row) await db.transaction((tx) => removeRow(tx, actor, row))
    throw error
  }
}

async function content({ params, query, db, actor, env }: Call<'files.content'>) {
  const record = await find(db, actor, params.id)
  const stored = await openFileStore(env).read(nameOf(record, query.size))
  if (!stored) throw notFound()
  return { name: record.name, type: record.mime, body: stored.body }
}

async function find(db: Database, actor: Actor, id: number) {
  const [record] = await db.select().from(file).where(eq(file.id, id))
  if (!record) throw notFound()
  await requireRead(db, actor, record)
  return record
}

function viewOf({ id, kind, entity, name, mime, size, width, height, key, created_at }: StoredFile) {
  const url = isPublic({ kind, entity }) ? `/files/${key}.webp` : null
  return { id, kind, name, mime, size, width, height, url, created_at }
}
