import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<FastifyRequest>()

/** The request that the program works on now; a background job works on none. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore()

/** Makes every request of the server known to the statements that it causes. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => current.run(request, done))
}

/** What a request asks for, from a list that the program alone makes longer. */
export function operationOf({ routeOptions: { config, url }, is404 }: FastifyRequest): string {
  return config.operation ?? (is404 ? 'page' : (url ?? 'page'))
}
