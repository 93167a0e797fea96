import type { FastifyInstance } from 'fastify'
import { readContract } from '#contract/operations.ts'
import type { Authenticate } from '#contract/identity.ts'
import { malformed, unauthorized } from '#errors.ts'
import { bearerOf } from '#http/authorize.ts'
import { isRecord } from '#text/is-record.ts'
import type { BrowserSpan, Traces } from './traces.ts'

const ACTIONS = ['click', 'keydown', 'popstate']
const SPANS_AT_MOST = 100
const LONGEST_MS = 10 * 60_000

/** Takes the spans of browsers with a session; the collector is not reached from outside. */
export function takeBrowserSpans(app: FastifyInstance, authenticate: Authenticate, traces: Traces): void {
  const names = new Set([...ACTIONS, ...readContract().map(({ id }) => id)])
  app.post('/api/browser-spans', { bodyLimit: 32_768, logLevel: 'warn' }, async (request, reply) => {
    const { at, ip } = request.caller
    const identity = await authenticate(bearerOf(request) ?? '', [], { at, ip })
    if (!identity?.sessionId) throw unauthorized()
    const { sent, spans } = isRecord(request.body) ? request.body : {}
    if (typeof sent !== 'number' || !Array.isArray(spans) || spans.length > SPANS_AT_MOST) throw malformed()
    const isSpan = (one: unknown): one is BrowserSpan =>
      isRecord(one) &&
      isId(one['trace'], 32) &&
      isId(one['id'], 16) &&
      (one['parent'] === null || isId(one['parent'], 16)) &&
      typeof one['name'] === 'string' &&
      names.has(one['name']) &&
      isWithin(one['start'], sent - LONGEST_MS, sent) &&
      isWithin(one['end'], one['start'], sent) &&
      (one['status'] === null || isWithin(one['status'], 0, 599))
    if (!spans.every(isSpan)) throw malformed()
    traces.add(spans, sent - at.getTime())
    return reply.code(204).send()
  })
}

const isId = (value: unknown, length: number) =>
  typeof value === 'string' && value.length === length && /^[\da-f]+$/.test(value) && !/^0+$/.test(value)

function isWithin(value: unknown, least: unknown, most: number): boolean {
  return typeof value === 'number' && typeof least === 'number' && value >= least && value <= most
}
