import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'

const CACHED_MS = 1000

/** /health/live: the process answers. /health/ready: so does the database, and the process is not stopping. */
export function registerHealth(app: FastifyInstance, db: Database, isStopping: () => boolean) {
  let checked: { at: number; ready: Promise<boolean> } | undefined

  function databaseAnswers(): Promise<boolean> {
    if (!checked || performance.now() - checked.at > CACHED_MS) {
      const ready = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      checked = { at: performance.now(), ready }
    }
    return checked.ready
  }

  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    if (!isStopping() && (await databaseAnswers())) return { status: 'ok' }
    return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' })
  })
}
