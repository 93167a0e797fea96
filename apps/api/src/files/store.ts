import { AwsClient } from 'aws4fetch'
import { createReadStream, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Env } from '#env.ts'

/** Bytes, or a file on disk that the store may take. */
export type Content = Buffer | { path: string }

/** Where the bytes of files are kept, by names that never repeat. */
export interface FileStore {
  /** Keeps the bytes, but not yet under their name. */
  prepare(name: string, content: Content, mime: string): Promise<void>
  /** Puts what was prepared under its name, once its row is there. */
  publish(names: string[]): Promise<void>
  /** Removes files, prepared or published; those that are not there are no mistake. */
  remove(names: string[]): Promise<void>
  /** Undefined where there is no such file. */
  read(name: string): Promise<{ body: Readable; size: number } | undefined>
}

type Place = Pick<Env, 'files' | 'dataDir'>

/** Where uploads arrive: beside the files, so that they are moved and not copied. */
export function incomingOf({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'files', 'incoming')
}

export function openFileStore(env: Place): FileStore {
  return env.files ? bucketStore(env.files) : folderStore(env)
}

/** Removes partial files of uploads that ended with their process: all, or those not written to since a moment. */
export async function sweepIncoming(env: Place, before?: Date): Promise<void> {
  const folder = incomingOf(env)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const seen = await stat(path).catch(() => undefined)
    if (seen && (!before || seen.mtime < before)) await rm(path, { force: true })
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

/** A bucket of S3, or of what speaks like it. */
function bucketStore({ url, ...credentials }: NonNullable<Env['files']>): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const at = (name: string) => `${url.replace(/\/$/, '')}/${name}`
  return {
    async prepare(name, content, mime) {
      const body = 'path' in content ? await openAsBlob(content.path) : new Blob([new Uint8Array(content)])
      const reply = await client.fetch(at(name), { method: 'PUT', body, headers: { 'content-type': mime } })
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status} to a file`)
    },
    publish: async () => undefined,
    async remove(names) {
      for (const name of names) {
        const reply = await client.fetch(at(name), { method: 'DELETE' })
        if (!reply.ok && reply.status !== 404) throw new Error(`The bucket answered ${reply.status} to a removal`)
      }
    },
    async read(name) {
      const reply = await client.fetch(at(name))
      if (reply.status === 404 || !reply.body) return undefined
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status} for a file`)
      return {
        // The types of the browser and of Node describe the same object.
        body: Readable.fromWeb(reply.body as ReadableStream<Uint8Array>),
        size: Number(reply.headers.get('content-length') ?? 0),
      }
    },
  }
}
