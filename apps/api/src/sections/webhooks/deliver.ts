import { eq, type SQL, sql } from '#db/drizzle.ts'
import { after, freeRows } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import { conflict, notFound } from '#errors.ts'
import { auditKey, ownsChain } from '#sections/audit-log/public.ts'
import { attempt, type Sender } from './attempt.ts'
import { enqueue } from './enqueue.ts'
import { webhookDelivery as delivery } from './schema.ts'

const AT_ONCE = 8
/** Longer than any attempt, so that only one that was killed outlasts its lease. */
const LEASE_AFTER_TIMEOUT = 60_000

/** Only the first waiting delivery of a record may be sent: the others wait for it. */
const isFirst = sql`not exists (
  select from webhook_delivery earlier
  where earlier.webhook_id = "webhook_delivery".webhook_id and earlier.state = 'pending' and earlier.entity = "webhook_delivery".entity
    and coalesce(earlier.entity_id, 0) = coalesce("webhook_delivery".entity_id, 0) and earlier.id < "webhook_delivery".id)`

/** Sends what is due. Each webhook has a run of its own, so that a slow receiver delays no other. */
export function createDeliveries(sender: Sender & { onError: (error: unknown) => void }) {
  const { db, env, now, onError } = sender
  const runs = new Map<number, Promise<void>>()
  const stopping = new AbortController()

  async function run(id: number) {
    while (!stopping.signal.aborted) {
      const claimed = await claim(
        sender,
        freeRows(delivery, sql`webhook_id = ${id} and ${isDue(now())} and ${isFirst}`, AT_ONCE),
      )
      if (claimed.length === 0) return
      await Promise.all(claimed.map((one) => attempt(sender, one)))
    }
  }

  return {
    /** Queues new events and begins to send. A process whose key differs would sign wrongly, so it sends nothing. */
    async tick() {
      if (!(await ownsChain(db, auditKey(env)))) return
      await enqueue(db, now())
      for (const id of await dueWebhooks(db, now()))
        if (!runs.has(id))
          runs.set(
            id,
            run(id)
              .catch(onError)
              .finally(() => runs.delete(id)),
          )
    },
    /** Waits until nothing is being sent. */
    async idle() {
      await Promise.all(runs.values())
    },
    /** Ends the runs after their present attempts. */
    async stop() {
      stopping.abort()
      await Promise.all(runs.values())
    },
  }
}

async function dueWebhooks(db: Database, at: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from webhook where status = 'active' and exists (
      select from webhook_delivery where webhook_id = webhook.id and ${isDue(at)})`)
  return rows.map(({ id }) => id)
}

const isDue = (at: Date) => sql`state = 'pending' and next_attempt_at <= ${at.toISOString()} and ${isFree(at)}`

const isFree = (at: Date) => sql`(leased_until is null or leased_until < ${at.toISOString()})`

function claim({ db, env, now }: Sender, which: SQL) {
  const leased_until = after(now(), env.webhooks.timeoutMs + LEASE_AFTER_TIMEOUT)
  return db
    .update(delivery)
    .set({ attempts: sql`${delivery.attempts} + 1`, leased_until })
    .where(which)
    .returning()
}

/** Sends one delivery now, whatever its state; a failure of a settled one changes only its answer. */
export async function sendNow(sender: Sender, id: number): Promise<void> {
  const { db, now } = sender
  const [claimed] = await claim(sender, sql`id = ${id} and ${isFree(now())} and (state <> 'pending' or ${isFirst})`)
  if (claimed) return attempt(sender, claimed)
  const [row] = await db.select({ leased: delivery.leased_until }).from(delivery).where(eq(delivery.id, id))
  if (!row) throw notFound()
  throw conflict(
    row.leased ? 'Событие отправляется сейчас' : 'Сначала должно быть доставлено предыдущее событие этой записи',
  )
}
