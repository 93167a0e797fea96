import { AwsClient } from 'aws4fetch'
import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Env } from '#env.ts'
import { readable } from './readable.ts'

/** The bytes, or a temporary file that the store may move. */
export type Content = Buffer | { path: string }

/** The storage of file contents under unique names. */
export interface FileStore {
  /** Takes the bytes without publishing them under their name. */
  prepare(name: string, content: Content, mime: string): Promise<void>
  /** Publishes prepared files, once their rows are committed. */
  publish(names: string[]): Promise<void>
  /** Removes prepared or published files; a missing file is not an error. */
  remove(names: string[]): Promise<void>
  /** Returns undefined if the file does not exist. */
  read(name: string): Promise<{ body: Readable; size: number } | undefined>
}

type Place = Pick<Env, 'files' | 'dataDir'>

/** Uploads arrive beside the stored files, so that publishing is a rename rather than a copy. */
export function incomingOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'files', 'incoming')
}

/** Identifies the store: the bucket, or a mark in the folder, which is the same by any path. */
export function placeOfFiles({ files, dataDir }: Place): string {
  if (files) return files.url
  const folder = join(dataDir, 'files')
  mkdirSync(folder, { recursive: true })
  const mark = join(folder, 'mark')
  try {
    writeFileSync(mark, randomUUID(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(mark, 'utf8')
}

export function openFileStore(env: Place): FileStore {
  return env.files ? bucketStore(env.files) : folderStore(env)
}

/** Removes partial uploads of ended processes: all of them, or those last written before a time. */
export async function sweepIncoming(env: Place, before?: Date): Promise<void> {
  const folder = incomingOf(env)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats && (!before || stats.mtime < before)) await rm(path, { force: true })
  }
}

function folderStore(env: Place): FileStore {
  const folder = join(env.dataDir, 'files')
  const incoming = incomingOf(env)
  const part = (name: string) => join(incoming, `${name}.part`)
  return {
    async prepare(name, content) {
      await mkdir(incoming, { recursive: true })
      try {
        if ('path' in content) await rename(content.path, part(name))
        else await writeFile(part(name), content, { mode: 0o600 })
      } catch (error) {
        await rm(part(name), { force: true })
        throw error
      }
    },
    async publish(names) {
      for (const name of names) await rename(part(name), join(folder, name))
    },
    async remove(names) {
      for (const path of names.flatMap((name) => [part(name), join(folder, name)])) await rm(path, { force: true })
    },
    async read(name) {
      const handle = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) return undefined
      const { size } = await handle.stat()
      return { body: createReadStream('', { fd: handle }), size }
    },
  }
}

/**
 * Stores files in an S3-compatible bucket. Bytes are sent when they are published, after the row is committed: an object
 * without a row would never be found.
 */
function bucketStore({ url, ...credentials }: NonNullable<Env['files']>): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const prepared = new Map<string, { content: Content; mime: string }>()
  const at = (name: string) => `${url.replace(/\/$/, '')}/${name}`
  return {
    async prepare(name, content, mime) {
      prepared.set(name, { content, mime })
    },
    async publish(names) {
      for (const name of names) {
        const { content, mime } = prepared.get(name) ?? missing(name)
        const body = 'path' in content ? await openAsBlob(content.path) : new Blob([new Uint8Array(content)])
        const reply = await client.fetch(at(name), { method: 'PUT', body, headers: { 'content-type': mime } })
        if (!reply.ok) throw new Error(`The bucket answered ${reply.status} to a file`)
        prepared.delete(name)
      }
    },
    async remove(names) {
      for (const name of names) {
        prepared.delete(name)
        const reply = await client.fetch(at(name), { method: 'DELETE' })
        if (!reply.ok && reply.status !== 404) throw new Error(`The bucket answered ${reply.status} to a removal`)
      }
    },
    async read(name) {
      const reply = await client.fetch(at(name))
      if (reply.status === 404 || !reply.body) return undefined
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status} for a file`)
      return {
        body: readable(reply.body),
        size: Number(reply.headers.get('content-length') ?? 0),
      }
    },
  }
}

function missing(name: string): never {
  throw new Error(`${name} was not prepared`)
}
