import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from '#db/drizzle.ts'
import { clockOf } from '#db/time/clock.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { replicasOf } from '#db/replica.ts'

const CACHED_MS = 1000

interface Health {
  db: Database
  /** The time in ms in which the database has to answer. */
  within: number
  isStopping: () => boolean
}

/**
 * /health/live reports that the process responds, /health/ready that it is not stopping: a balancer
 * that knows 404 leaves it the requests that it has. Without its database a process
 * still serves the panel's pages, and answers calls with a refusal that the panel understands; without any ready process a
 * balancer would answer by itself. /health/database requires a timely response of a database that takes writes.
 */
export function registerHealth(app: FastifyInstance, { db, within, isStopping }: Health) {
  let checked: { at: number; ready: Promise<boolean> } | undefined

  function databaseAnswers(): Promise<boolean> {
    if (!checked || performance.now() - checked.at > CACHED_MS) {
      // A standby refuses to lock rows, so a process that reaches one after a failover lets it go.
      const answered = quickly(() => db.execute(sql`select from installation where false for update`)).then(
        () => true,
        () => false,
      )
      checked = { at: performance.now(), ready: Promise.race([answered, falseAfter(within, answered)]) }
    }
    return checked.ready
  }

  // Without its replicas the server reads from the primary, so they do not decide whether it is ready.
  function replicaStatus() {
    const { all } = replicasOf(db)
    return all.length > 0 && { replicas: { used: all.filter(({ isUsed }) => isUsed).length, of: all.length } }
  }

  // The clock of the database may be the wrong one, so this only says so.
  function clockStatus() {
    const clock = clockOf(db)
    return clock.isWrong() && { clock: { ahead_seconds: Math.round(clock.ahead()) } }
  }

  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', (_request, reply) =>
    isStopping()
      ? reply.code(404).send({ status: 'stopping' })
      : reply.send({ status: 'ok', ...replicaStatus(), ...clockStatus() }),
  )
  app.get('/health/database', async (_request, reply) =>
    (await databaseAnswers()) ? reply.send({ status: 'ok' }) : refuse(reply),
  )
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' })
}

function falseAfter(ms: number, answered: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void answered.then(() => clearTimeout(timer))
  })
}
