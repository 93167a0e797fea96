import type { FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sql } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'

// A page of a new build asks any process for its files, and a page that is open since yesterday asks the new processes for
// old ones. The database is the one place that all of them share, and a build has a megabyte.

const NAME = /^[\w-]+(?:\.[\w-]+){1,3}$/
const NAME_AT_MOST = 200
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Stores the files of this build that the database lacks, before a page can name them. */
export async function shareAssets(db: Database, panelDir: string, at: Date): Promise<void> {
  const folder = join(panelDir, 'assets')
  const names = namesIn(folder)
  const { rows } = await db.execute<{ name: string }>(sql`
    update panel_asset set seen_at = ${at.toISOString()} where name = any(${sql.param(names)}::text[]) returning name`)
  const stored = new Set(rows.map(({ name }) => name))
  const files = await Promise.all(names.filter((name) => !stored.has(name)).map((name) => readAsset(folder, name)))
  if (files.length === 0) return
  const column = <Key extends keyof Asset>(key: Key) => sql.param(files.map((file) => file[key]))
  await db.execute(sql`
    insert into panel_asset (name, encoding, content, seen_at)
    select name, encoding, content, ${at.toISOString()}
    from unnest(${column('name')}::text[], ${column('encoding')}::text[], ${column('content')}::bytea[])
      as file (name, encoding, content)
    on conflict do nothing`)
}

interface Asset {
  name: string
  encoding: 'br' | null
  content: Buffer
}

async function readAsset(folder: string, name: string): Promise<Asset> {
  const file = join(folder, name)
  const isCompressed = existsSync(`${file}.br`)
  return { name, encoding: isCompressed ? 'br' : null, content: await readFile(isCompressed ? `${file}.br` : file) }
}

/** Keeps the files of this build, and removes those of builds that no process has had for a week. */
export async function sweepAssets(db: Database, at: Date, { databaseUrl, panelDir }: Env): Promise<boolean> {
  // PGlite has one process, whose folder keeps the files of earlier builds.
  if (!databaseUrl) return false
  await shareAssets(db, panelDir, at)
  return expiredAssets.run(db, at)
}

const expiredAssets = expired(sql`panel_asset`, sql`seen_at`, 7 * 24 * 60 * 60_000)

/** Answers with a file of another build. */
export async function sendShared(db: Database, name: string, request: FastifyRequest, reply: FastifyReply) {
  const file = NAME.test(name) && name.length <= NAME_AT_MOST ? await read(db, name) : undefined
  if (!file) return reply.callNotFound()
  const isKnown = file.encoding === null || /\bbr\b/.test(String(request.headers['accept-encoding']))
  if (isKnown && file.encoding) reply.header('content-encoding', file.encoding)
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept-encoding')
    .type(TYPES[extname(name)] ?? 'application/octet-stream')
    .send(isKnown ? file.content : await promisify(brotliDecompress)(file.content))
}

async function read(db: Database, name: string) {
  const { rows } = await db.execute<{ encoding: 'br' | null; content: Buffer }>(
    sql`select encoding, content from panel_asset where name = ${name}`,
  )
  return rows[0]
}

function namesIn(folder: string): string[] {
  return globSync('*', { cwd: folder }).filter((name) => !/\.(?:br|gz)$/.test(name))
}
