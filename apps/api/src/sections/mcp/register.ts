import type { FastifyInstance } from 'fastify'
import type { Env } from '#env.ts'
import { unauthorized } from '#errors.ts'

const TOKEN = /^Bearer (\S{1,110})$/i

/** Serves the Model Context Protocol for agents: each request is answered by itself, with the key that it brings. */
export function registerMcp(app: FastifyInstance, { publicUrl }: Env) {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { operation: 'mcp' },
    async handler(request, reply) {
      const [, key] = TOKEN.exec(request.headers.authorization ?? '') ?? []
      if (!key) throw unauthorized('Укажите ключ агента в заголовке Authorization: Bearer')
      // A server that no agent calls does not load the protocol.
      const { answer } = await import('./answer.ts')
      const panelUrl = publicUrl || `${request.protocol}://${request.host}`
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const { status, headers, body } = await answer(app, request, { key, panelUrl, signal: gone.signal })
      return reply.code(status).headers(headers).send(body)
    },
  })
}
