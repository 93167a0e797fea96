import type { FastifyInstance } from 'fastify'
import type { FileStore } from '#files/store.ts'
import { HttpError } from './errors.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Public pictures, by names that cannot be guessed and that never change what they hold. Other files are read through the contract. */
export function registerFiles(app: FastifyInstance, store: FileStore, isPublic: (key: string) => Promise<boolean>) {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const key = /^([0-9a-f]{32})(-\d{3})?\.webp$/.exec(params.name)?.[1]
    const bytes = key && (await isPublic(key)) && (await store.read(params.name))
    if (!bytes) throw new HttpError(404, 'Страница не найдена')
    return reply.header('cache-control', YEAR).type('image/webp').send(Buffer.from(bytes))
  })
}
