import type { FastifyInstance } from 'fastify'
import type { FileStore } from '#files/store.ts'
import { HttpError } from './errors.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves public pictures under unguessable names whose content never changes. Other files are read through the
 * contract.
 */
export function registerFiles(app: FastifyInstance, store: FileStore, isPublic: (key: string) => Promise<boolean>) {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const key = /^([0-9a-f]{32})(-\d{3})?\.webp$/.exec(params.name)?.[1]
    const file = key && (await isPublic(key)) && (await store.read(params.name))
    if (!file) throw new HttpError(404, 'Страница не найдена')
    if (file.size > 0) reply.header('content-length', file.size)
    return reply.header('cache-control', YEAR).type('image/webp').send(file.body)
  })
}
