import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readDocument } from '#contract/document.ts'

/** Serves the contract to those who generate clients in other languages. It needs no token, since it tells nothing of the data. */
export function publishContract(app: FastifyInstance) {
  // Few ask for it, so it takes no memory until the first does.
  let published: ReturnType<typeof publish> | undefined

  app.get('/openapi.json', async (request, reply) => {
    const { text, compressed, etag } = await (published ??= publish())
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('content-encoding', 'gzip').send(compressed)
      : reply.send(text)
  })
}

async function publish() {
  const text = JSON.stringify(readDocument())
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { text, compressed: await promisify(gzip)(text), etag }
}
