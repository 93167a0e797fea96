import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKeyClient, isApiError, type Params, type Result } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'

// `node main.ts messages.ndjson`: what a shop, its bank and its carrier report, a line each, such as
// {"call":"orders.receive","item":{"source":"shop","external_id":"A-1",…}}.
// A run that was killed is started again from the first line: the server knows each message by its number.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const BATCH = Number(process.env['BATCH'] ?? 100)

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: node main.ts <messages.ndjson>')
const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: 'en', messages: englishMessages })

/** A call that takes facts of its kind; the contract refuses what is none. */
interface Call {
  send(body: { items: object[] }): Promise<Result<'orders.receive'>>
}

const { orders, payments, shipments, subOrders, returns, reviews } = client.api
const calls: Readonly<Record<string, Call>> = {
  'orders.receive': { send: (body: Params<'orders.receive'>) => orders.receive(body) },
  'orders.revise': { send: (body: Params<'orders.revise'>) => orders.revise(body) },
  'payments.record': { send: (body: Params<'payments.record'>) => payments.record(body) },
  'shipments.scan': { send: (body: Params<'shipments.scan'>) => shipments.scan(body) },
  'subOrders.cancelByBuyer': { send: (body: Params<'subOrders.cancelByBuyer'>) => subOrders.cancelByBuyer(body) },
  'returns.request': { send: (body: Params<'returns.request'>) => returns.request(body) },
  'reviews.receive': { send: (body: Params<'reviews.receive'>) => reviews.receive(body) },
}

const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
const messages: { call: string; item: object }[] = lines.map((line) => JSON.parse(line))
const counts = { applied: 0, repeated: 0, waiting: 0, refused: 0 }
// Neighbours of one call go together, in the order of the file.
for (let next = 0; next < messages.length;) {
  const { call = '' } = messages[next] ?? {}
  const others = messages.findIndex((message, place) => place > next && message.call !== call)
  const batch = messages.slice(next, Math.min(next + BATCH, others === -1 ? messages.length : others))
  await send(call, { items: batch.map(({ item }) => item) })
  next += batch.length
}
const summary = Object.entries(counts).map(([state, count]) => `${count} ${state}`)
console.log(summary.join(', '))
client.dispose()

/** Sends a batch until it is answered. What waits is applied by the server when its order comes. */
async function send(name: string, body: { items: object[] }): Promise<void> {
  const call = calls[name]
  if (!call) throw new Error(`There is no call ${name}`)
  for (;;)
    try {
      for (const { external_id, state, is_repeated, message, field } of (await call.send(body)).items) {
        counts[state === 'rejected' ? 'refused' : state === 'applied' && is_repeated ? 'repeated' : state] += 1
        if (message) process.stderr.write(`${name} ${external_id}: ${field ? `${field}: ` : ''}${message}\n`)
      }
      return
    } catch (error) {
      if (!isApiError(error) || !['network', 'timeout', 'server', 'rate-limit'].includes(error.kind)) throw error
      await sleep(error.retryAfter ?? 1000)
    }
}
