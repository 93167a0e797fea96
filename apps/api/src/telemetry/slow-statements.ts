import type { FastifyInstance } from 'fastify'
import { statements } from '#db/connection/pool.ts'
import { loggable } from '#text/loggable.ts'
import { currentRequest, operationOf } from './current-request.ts'
import { timeEach } from './timed.ts'

/** Logs the statements that take longer than `slowMs`, by their texts, which hold no values. */
export function logSlowStatements(app: FastifyInstance, slowMs: number): void {
  const stop = timeEach(statements, ({ pool, text }, ms) => {
    if (ms < slowMs) return
    const request = currentRequest()
    const log = request?.log ?? app.log
    const operation = request && operationOf(request)
    const statement = loggable(text.replaceAll(/\s+/g, ' '))
    log.warn({ event: 'slow-statement', operation, pool, ms: Math.round(ms), statement }, 'a statement took long')
  })
  app.addHook('onClose', (_, done) => {
    stop()
    done()
  })
}
