import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { readWebhook } from '@admin-panel/sdk/webhooks'

/** The instructions of the test: the time of the server, and whether the program is too slow to answer. */
export interface Order {
  readonly secret: string
  readonly now: number
  readonly isSlow: boolean
}

/** A line of the store. */
export interface Stored {
  readonly key: string
  readonly type: string
  readonly id: number | null
  readonly row: number | null
}

// A program of another team: it checks an event with the SDK, stores it, and only then answers.
const [store = '', port = '0'] = process.argv.slice(2)
let order: Order = { secret: '', now: 0, isSlow: false }
process.on('message', (next: Order) => {
  order = next
  process.send?.('event')
})

const server = createServer((request, response) => {
  void text(request)
    .then((body) => readWebhook(body, request.headers, { secret: order.secret, now: () => order.now }))
    .then(
      ({ type, data }) => {
        const stored: Stored = { key: String(request.headers['webhook-id']), type, id: data.id, row: data.log_id }
        appendFileSync(store, `${JSON.stringify(stored)}\n`)
        process.send?.('stored')
        if (!order.isSlow) response.writeHead(204).end()
      },
      () => response.writeHead(400).end(),
    )
})
server.listen(Number(port), '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
