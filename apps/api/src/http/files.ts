import type { FastifyInstance } from 'fastify'
import type { FileStore } from '#files/store.ts'
import { HttpError } from './errors.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Pictures, by names that nobody guesses and that never change what they hold. Documents are read through the contract. */
export function registerFiles(app: FastifyInstance, store: FileStore) {
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const bytes = /^[0-9a-f]{32}(-\d{3})?\.webp$/.test(params.name) && (await store.read(params.name))
    if (!bytes) throw new HttpError(404, 'Страница не найдена')
    return reply.header('cache-control', YEAR).type('image/webp').send(Buffer.from(bytes))
  })
}
