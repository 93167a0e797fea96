import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
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

type Answer = Result<'orders.receive'>

/** A call that takes facts of its kind; the contract refuses what is none. */
interface Call {
  send(body: { items: object[] }): Promise<Answer>
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

interface Message {
  readonly call: string
  readonly item: object
}

const counts = { applied: 0, repeated: 0, waiting: 0, refused: 0 }
for await (const batch of batches(file)) await send(batch)
console.log(
  Object.entries(counts)
    .map(([state, count]) => `${count} ${state}`)
    .join(', '),
)
client.dispose()

/** Neighbours of one call go together, in the order of the file. */
async function* batches(path: string): AsyncGenerator<readonly Message[]> {
  let batch: Message[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line.trim() === '') continue
    const message: Message = JSON.parse(line)
    if (batch.length === BATCH || (batch[0] && batch[0].call !== message.call)) {
      yield batch
      batch = []
    }
    batch.push(message)
  }
  if (batch.length > 0) yield batch
}

/** Sends a batch until it is answered. What waits is applied by the server when its order comes. */
async function send(batch: readonly Message[]): Promise<void> {
  const name = batch[0]?.call ?? ''
  const call = calls[name]
  if (!call) throw new Error(`There is no call ${name}`)
  const body = { items: batch.map(({ item }) => item) }
  for (;;)
    try {
      const { items } = await call.send(body)
      for (const { external_id, state, is_repeated, message, field } of items) {
        if (state === 'applied') counts[is_repeated ? 'repeated' : 'applied'] += 1
        else counts[state === 'waiting' ? 'waiting' : 'refused'] += 1
        if (message) process.stderr.write(`${name} ${external_id}: ${field ? `${field}: ` : ''}${message}\n`)
      }
      return
    } catch (error) {
      if (!isApiError(error) || !['network', 'timeout', 'server', 'rate-limit'].includes(error.kind)) throw error
      await sleep(error.retryAfter ?? 1000)
    }
}
