import { eq } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { openFileStore } from '#files/store.ts'
import { notFound } from '#http/errors.ts'
import type { Call, Section } from '#http/handlers.ts'
import { oneLine } from '#text/tidy.ts'
import { requireRead, requireUpload } from './access.ts'
import { isPublic } from './public.ts'
import { readUpload } from './read-upload.ts'
import { file } from './schema.ts'

export const files = {
  // A picture takes its time to be drawn: no transaction waits for it.
  'files.create': { handle: create, transaction: false },
  'files.view': async ({ params, db, actor }) => shown(await find(db, actor, params.id)),
  'files.content': content,
} satisfies Section<'files'>

async function create({ body, db, actor, env }: Call<'files.create'>) {
  await requireUpload(db, actor, body.entity)
  const read = await readUpload(body.file, body.entity)
  const key = randomBytes(16).toString('hex')
  const extension = read.kind === 'image' ? 'webp' : 'pdf'
  const mime = read.kind === 'image' ? 'image/webp' : 'application/pdf'
  const store = openFileStore(env)
  await store.write(`${key}.${extension}`, read.bytes, mime)
  if (read.kind === 'image')
    await Promise.all(read.small.map(({ width, bytes }) => store.write(`${key}-${width}.webp`, bytes, mime)))

  return db.transaction(async (tx) => {
    const values = {
      key,
      kind: read.kind,
      name: oneLine(body.file.name).slice(-200) || `file.${extension}`,
      mime,
      size: read.bytes.length,
      ...(read.kind === 'image' && { width: read.width, height: read.height }),
      hash: createHash('sha256').update(read.bytes).digest('hex'),
      entity: body.entity,
      company_id: actor.companyIds[0] ?? null,
      created_at: actor.at.toISOString(),
      created_by: actor.userId,
    }
    const [created] = await tx.insert(file).values(values).returning()
    if (!created) throw new Error('The file was not stored')
    const { id, name, size } = created
    await audit(tx, actor, {
      event: 'created',
      entity: 'file',
      entity_id: id,
      entity_label: name,
      company_id: created.company_id,
      changes: { name: [null, name], size: [null, size] },
    })
    return shown(created)
  })
}

const SMALL = { medium: '-640', small: '-160' }

async function content({ params, query, db, actor, env }: Call<'files.content'>) {
  const found = await find(db, actor, params.id)
  const name = found.kind === 'image' ? `${found.key}${query.size ? SMALL[query.size] : ''}.webp` : `${found.key}.pdf`
  const bytes = await openFileStore(env).read(name)
  if (!bytes) throw notFound()
  return { name: found.name, type: found.mime, body: Buffer.from(bytes) }
}

async function find(db: Database, actor: Actor, id: number) {
  const [found] = await db.select().from(file).where(eq(file.id, id))
  if (!found) throw notFound()
  await requireRead(db, actor, found)
  return found
}

function shown({ id, kind, entity, name, mime, size, width, height, key, created_at }: typeof file.$inferSelect) {
  const url = isPublic({ kind, entity }) ? `/files/${key}.webp` : null
  return { id, kind, name, mime, size, width, height, url, created_at }
}
