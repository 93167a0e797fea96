import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Received {
  body: string
  headers: IncomingMessage['headers']
  /** The record and its event, such as `brand 5 updated`. */
  event: string
}

type Respond = (response: ServerResponse, received: Received) => void

/** The program that receives webhooks. It answers 204 by default, and can be shut down and started again. */
export async function startReceiver() {
  const accepted: Received[] = []
  const received: Received[] = []
  let respond: Respond | undefined
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { data } = JSON.parse(body) as { data: { entity: string; id: number; event: string } }
      const delivery = { body, headers: request.headers, event: `${data.entity} ${data.id} ${data.event}` }
      received.push(delivery)
      response.on('finish', () => response.statusCode < 300 && accepted.push(delivery))
      if (respond) respond(response, delivery)
      else response.writeHead(204).end()
    })
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    accepted,
    answer: (next: Respond | undefined) => void (respond = next),
    goDown: close,
    comeBack: () => listen(port),
  }
}
