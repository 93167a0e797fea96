import { and, eq, sql } from '#db/drizzle.ts'
import { after } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { auditKey } from '#sections/audit-log/public.ts'
import { bodyOf } from './message.ts'
import { pauseWebhooks } from './pause.ts'
import { type Answer, post } from './post.ts'
import { webhook, webhookDelivery as delivery } from './schema.ts'
import { signatureOf } from './secrets.ts'

type Claimed = typeof delivery.$inferSelect

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
const RETRY_PERIOD = 24 * HOUR
const SHORTEST_PAUSE = 5 * SECOND
const LONGEST_PAUSE = HOUR
const GONE = 410

export interface Sender {
  db: Database
  env: Env
  now: () => Date
}

/** Sends a claimed delivery and records the answer. */
export async function attempt({ db, env, now }: Sender, claimed: Claimed): Promise<void> {
  const [target] = await db.select().from(webhook).where(eq(webhook.id, claimed.webhook_id))
  if (!target) return
  const answer = await post({
    url: target.url,
    ...signed(claimed, target, auditKey(env), now()),
    networks: env.webhooks.networks,
    timeoutMs: env.webhooks.timeoutMs,
  })
  await db.transaction((tx) => settle(tx, claimed, answer, now()))
}

function signed(
  claimed: Claimed,
  { salt, previous_salt, previous_until }: typeof webhook.$inferSelect,
  key: string,
  at: Date,
) {
  const body = bodyOf(claimed)
  const id = claimed.message_id
  const timestamp = Math.floor(at.getTime() / SECOND)
  const isRotating = previous_salt && previous_until && Date.parse(previous_until) > at.getTime()
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'admin-panel-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(key, isRotating ? [salt, previous_salt] : [salt], { id, timestamp, body }),
  }
  return { headers, body }
}

/** An attempt whose lease has ended records nothing: the next one has begun. */
async function settle(tx: Database, claimed: Claimed, answer: Answer, at: Date): Promise<void> {
  const isAccepted = answer.status !== null && answer.status >= 200 && answer.status < 300
  const [settled] = await tx
    .update(delivery)
    .set({
      leased_until: null,
      first_attempt_at: sql`coalesce(${delivery.first_attempt_at}, ${at.toISOString()})`,
      attempted_at: at.toISOString(),
      answer_status: answer.status,
      answer_body: answer.body,
      failure: answer.failure,
      duration_ms: answer.duration_ms,
      ...(isAccepted && { state: 'delivered', next_attempt_at: null }),
    })
    .where(and(eq(delivery.id, claimed.id), eq(delivery.attempts, claimed.attempts)))
    .returning()
  if (!settled) return
  if (isAccepted)
    await tx.update(webhook).set({ accepted_at: at.toISOString() }).where(eq(webhook.id, claimed.webhook_id))
  else if (settled.state === 'pending') await retryLater(tx, settled, at)
}

/**
 * After a day, one delivery among others that are accepted has failed, and the next one of its record follows; if
 * nothing was accepted, the webhook pauses and all of them wait.
 */
async function retryLater(
  tx: Database,
  { id, webhook_id, first_attempt_at, answer_status }: Claimed,
  at: Date,
): Promise<void> {
  const first = Date.parse(first_attempt_at ?? at.toISOString())
  const failingFor = at.getTime() - first
  const [target] = await tx.select({ accepted_at: webhook.accepted_at }).from(webhook).where(eq(webhook.id, webhook_id))
  const isLasting = failingFor >= RETRY_PERIOD
  const isAlone = target?.accepted_at && Date.parse(target.accepted_at) > first
  if (isLasting && isAlone) {
    await tx.update(delivery).set({ state: 'failed', next_attempt_at: null }).where(eq(delivery.id, id))
    return
  }
  await tx
    .update(delivery)
    .set({ next_attempt_at: after(at, pauseAfter(failingFor)) })
    .where(eq(delivery.id, id))
  if (answer_status === GONE)
    await pauseWebhooks(tx, at, 'Получатель ответил 410: адрес больше не действует', webhook_id)
  else if (isLasting) await pauseWebhooks(tx, at, 'За сутки получатель не принял ни одного события', webhook_id)
}

/** Grows with the failure itself; the jitter keeps deliveries that failed together apart. */
function pauseAfter(failingFor: number): number {
  const pause = Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, failingFor / 2))
  return pause * (1 + Math.random() / 4)
}
