import { eq, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { recordsOf } from '#records/record.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { auditKey, readChain } from '#sections/audit-log/public.ts'
import { atSecond } from '#text/moment.ts'
import { sendNow } from './deliver.ts'
import { normalize } from './input.ts'
import { findDelivery, findWebhook, listDeliveries, listWebhooks } from './queries.ts'
import { webhook, webhookDelivery as delivery } from './schema.ts'
import { newSalt, secretOf } from './secrets.ts'
import { webhookStatuses } from './statuses.ts'

const ROTATION = 24 * 60 * 60_000

export const webhooks = {
  'webhooks.list': ({ query, db }) => listWebhooks(db, query),
  'webhooks.view': ({ params, db, actor }) => findWebhook(db, actor, params.id),
  // A stored response would contain the secret.
  'webhooks.create': { handle: create, repeatable: false },
  'webhooks.update': update,
  'webhooks.delete': (call) => records.remove(call, ['name', 'url']),
  'webhooks.statusChange': statusChange,
  'webhooks.deactivationHistory': history,
  'webhooks.rotate': { handle: rotate, repeatable: false },
  // A transaction would stay open while the receiver answers. A delivery is no change of a record.
  'webhooks.test': { handle: test, transaction: false, audited: false },
  'webhookDeliveries.list': ({ query, db }) => listDeliveries(db, query),
  'webhookDeliveries.view': ({ params, db }) => findDelivery(db, params.id),
  'webhookDeliveries.resend': { handle: resend, transaction: false, audited: false },
} satisfies Section<'webhooks'> & Section<'webhookDeliveries'>

const records = recordsOf({
  entity: 'webhook',
  table: webhook,
  find: findWebhook,
  label: ({ name }) => name,
  // The path of an address often is a secret.
  masked: { url: (url) => `${new URL(url).origin}/…` },
  secrets: ['url'],
})

async function create({ body, db, actor, env }: Call<'webhooks.create'>) {
  const { name = '', url = '', entities = [], events = [] } = normalize(body, env.webhooks.networks)
  const salt = newSalt()
  const created = await records.create(
    { db, actor },
    { name, url, entities, events },
    { extraColumns: { salt, ...(await fromNow(db, actor.at)) } },
  )
  return { ...created, secret: secretOf(auditKey(env), salt) }
}

async function update(call: Call<'webhooks.update'>) {
  const before = await records.lock(call, call.params.id, call.version)
  const input = normalize(call.body, call.env.webhooks.networks)
  const after = await records.update(call, before, input)
  if (after.url !== before.url) await retryNow(call, after.id)
  return after
}

async function statusChange(call: Call<'webhooks.statusChange'>) {
  const { params, body, version, db, actor } = call
  const before = await records.lock(call, params.id, version)
  await changeStatus({ db, actor, records, machine: webhookStatuses, before, input: body, fields: {} })
  if (before.status === 'off' && body.status === 'active')
    await db
      .update(webhook)
      .set(await fromNow(db, actor.at))
      .where(eq(webhook.id, before.id))
  if (body.status === 'off') await dropQueue(db, before.id)
  else await retryNow(call, before.id)
  return findWebhook(db, actor, before.id)
}

async function rotate(call: Call<'webhooks.rotate'>) {
  const { params, db, actor, env } = call
  const before = await records.lock(call, params.id)
  const salt = newSalt()
  await db.update(webhook).set({ previous_salt: webhook.salt, salt }).where(eq(webhook.id, before.id))
  const previous_until = atSecond(actor.at.getTime() + ROTATION)
  return { ...(await records.update(call, before, { previous_until })), secret: secretOf(auditKey(env), salt) }
}

async function history({ params, db, actor }: Call<'webhooks.deactivationHistory'>) {
  const { id } = await findWebhook(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'webhook', id) }
}

async function test({ params, db, actor, env }: Call<'webhooks.test'>) {
  const { id } = await findWebhook(db, actor, params.id)
  const [created] = await db
    .insert(delivery)
    .values({
      webhook_id: id,
      entity: 'webhook',
      entity_id: id,
      event: 'test',
      occurred_at: actor.at.toISOString(),
      state: 'failed',
    })
    .returning({ id: delivery.id })
  return sendAndFind({ db, env, at: actor.at }, created?.id ?? 0)
}

function resend({ params, db, actor, env }: Call<'webhookDeliveries.resend'>) {
  return sendAndFind({ db, env, at: actor.at }, params.id)
}

async function sendAndFind({ db, env, at }: { db: Database; env: Call<'webhooks.test'>['env']; at: Date }, id: number) {
  const started = performance.now()
  await sendNow({ db, env, now: () => new Date(at.getTime() + performance.now() - started) }, id)
  return findDelivery(db, id)
}

/** A webhook begins with what happens from now on; what is not sealed yet may be older. */
async function fromNow(db: Database, at: Date): Promise<{ position: number; since: string }> {
  return { position: (await readChain(db))?.head_position ?? 0, since: atSecond(at) }
}

/** Waiting deliveries are sent at once, and have a full day of attempts again. */
async function retryNow({ db, actor }: Pick<Call<'webhooks.update'>, 'db' | 'actor'>, id: number): Promise<void> {
  await db
    .update(delivery)
    .set({ next_attempt_at: actor.at.toISOString(), first_attempt_at: null })
    .where(sql`webhook_id = ${id} and state = 'pending'`)
}

async function dropQueue(db: Database, id: number): Promise<void> {
  await db
    .update(delivery)
    .set({ state: 'failed', next_attempt_at: null, failure: 'Вебхук выключен' })
    .where(sql`webhook_id = ${id} and state = 'pending'`)
}
