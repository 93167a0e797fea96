import { AwsClient } from 'aws4fetch'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#env.ts'

/** Where the bytes of files are kept, by names that never repeat. */
export interface FileStore {
  write(name: string, bytes: Uint8Array, mime: string): Promise<void>
  /** Undefined where there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>
}

export function openFileStore({ files, dataDir }: Pick<Env, 'files' | 'dataDir'>): FileStore {
  return files ? bucketStore(files) : folderStore(join(dataDir, 'files'))
}

function folderStore(folder: string): FileStore {
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      // A process that dies while it writes leaves no half of a file under its name.
      await writeFile(join(folder, `${name}.part`), bytes)
      await rename(join(folder, `${name}.part`), join(folder, name))
    },
    async read(name) {
      return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
    },
  }
}

/** A bucket of S3, or of what speaks like it. */
function bucketStore({ url, ...credentials }: NonNullable<Env['files']>): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 })
  const at = (name: string) => `${url.replace(/\/$/, '')}/${name}`
  return {
    async write(name, bytes, mime) {
      const reply = await client.fetch(at(name), {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': mime },
      })
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status} to a file`)
    },
    async read(name) {
      const reply = await client.fetch(at(name))
      if (reply.status === 404) return undefined
      if (!reply.ok) throw new Error(`The bucket answered ${reply.status} for a file`)
      return new Uint8Array(await reply.arrayBuffer())
    },
  }
}
