import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface Neighbour {
  /** Accepts no connections for so long; open ones are answered. */
  readonly away: (ms: number) => Promise<void>
}

/** A bucket in memory, which speaks as much of S3 as the API uses. */
export async function startBucket(): Promise<Neighbour & { readonly port: number }> {
  const objects = new Map<string, Buffer>()
  const server = createHttpServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      if (request.method === 'PUT') objects.set(path, Buffer.concat(parts))
      const bytes = objects.get(path)
      reply.writeHead(bytes ? 200 : 404).end(request.method === 'GET' ? bytes : undefined)
    })
  }).listen(0, '127.0.0.1')
  return { port: await portOf(server), away: awayOf(server) }
}

export interface Mailbox extends Neighbour {
  readonly port: number
  /** How many mails came, by recipient. */
  readonly mails: ReadonlyMap<string, number>
}

/** A mail server that takes every mail and keeps its recipient. */
export async function startMailbox(): Promise<Mailbox> {
  const mails = new Map<string, number>()
  const server = createServer((socket) => {
    let recipient = ''
    let isData = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 drill')
    socket.on('error', () => socket.destroy())
    socket.on('data', (piece) => {
      const lines = (rest + String(piece)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isData) {
          if (line !== '.') continue
          isData = false
          mails.set(recipient, (mails.get(recipient) ?? 0) + 1)
          say('250 taken')
          continue
        }
        recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? recipient
        isData = /^DATA/i.test(line)
        if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say(isData ? '354 go on' : '250 ok')
      }
    })
  }).listen(0, '127.0.0.1')
  return { port: await portOf(server), mails, away: awayOf(server) }
}

export interface Receiver extends Neighbour {
  readonly url: string
  /** The ids of messages that came, each with its number of attempts, by record and event. */
  readonly messages: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** The program of another team that webhooks call. */
export async function startReceiver(): Promise<Receiver> {
  const messages = new Map<string, Map<string, number>>()
  const server = createHttpServer((request, reply) => {
    void text(request).then((body) => {
      const { data }: { data: { entity: string; id: number; event: string } } = JSON.parse(body)
      const event = `${data.entity} ${data.id} ${data.event}`
      const ids = messages.get(event) ?? new Map<string, number>()
      const id = String(request.headers['webhook-id'])
      messages.set(event, ids.set(id, (ids.get(id) ?? 0) + 1))
      reply.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  return { url: `http://127.0.0.1:${await portOf(server)}/hooks`, messages, away: awayOf(server) }
}

function awayOf(server: ReturnType<typeof createServer>) {
  return async (ms: number) => {
    const port = await portOf(server)
    server.close()
    await wait(ms)
    server.listen(port, '127.0.0.1').unref()
  }
}

export async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
