import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { openFileStore } from '#files/store.ts'
import { notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireRead, requireUpload } from './access.ts'
import { isPublic } from './public-url.ts'
import { nameOf } from './names-of.ts'
import { file } from './schema.ts'
import { storeFile, type StoredFile } from './store-file.ts'

export const files = {
  // Rendering a picture is slow, so it runs outside a transaction.
  'files.create': { handle: create, transaction: false },
  'files.view': async ({ params, db, actor }) => viewOf(await find(db, actor, params.id)),
  'files.content': content,
} satisfies Section<'files'>

async function create({ body, db, actor, env }: Call<'files.create'>) {
  const companyId = await requireUpload(db, actor, body.entity)
  return viewOf(await storeFile({ db, actor, env }, { ...body, companyId }))
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
