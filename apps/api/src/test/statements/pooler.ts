import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const [QUERY, SYNC, TERMINATE, READY, IDLE, KEY] = Buffer.from('QSXZIK')

interface Server {
  socket: Socket
  /** Settled once the server has answered the start. */
  ready: Promise<void>
  take: (message: Buffer) => void
}

/**
 * A pooler in transaction mode, like PgBouncer before 1.21: each transaction gets the server that was given back last, no
 * statement is prepared again on another one, and the number of the backend is made up.
 */
export async function transactionPooler(url: string) {
  const { hostname, port } = new URL(url)
  const idle: Server[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  }

  function open(startup: Buffer, take: (message: Buffer) => void): Server {
    const socket = connect(Number(port), hostname)
    keep(socket)
    const { promise, resolve } = Promise.withResolvers<void>()
    const server: Server = { socket, ready: promise, take }
    socket.on(
      'data',
      messages((message) => {
        server.take(message)
        if (message[0] === READY) resolve()
      }),
    )
    socket.write(startup)
    return server
  }

  const pooler = createServer((client) => {
    keep(client)
    let startup: Buffer | undefined
    let server: Server | undefined
    let unanswered = 0

    function lend(next: Server): Server {
      void next.ready.then(() => {
        next.take = (message) => {
          client.write(message)
          if (message[0] !== READY) return
          unanswered--
          if (unanswered > 0 || message.at(-1) !== IDLE) return
          server = undefined
          idle.push(next)
        }
      })
      return next
    }

    function forward(message: Buffer) {
      if (!startup) {
        startup = Buffer.from(message)
        const first = open(startup, (answer) => client.write(answer[0] === KEY ? answer.fill(7, 5) : answer))
        void first.ready.then(() => idle.push(first))
        return
      }
      if (message[0] === TERMINATE) {
        client.end()
        return
      }
      if (message[0] === QUERY || message[0] === SYNC) unanswered++
      const next = (server ??= lend(idle.pop() ?? open(startup, () => undefined)))
      void next.ready.then(() => next.socket.write(message))
    }

    client.on('data', messages(forward, true))
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    pooler.close()
  })
  const pooled = new URL(url)
  pooled.port = String((pooler.address() as AddressInfo).port)
  return pooled.href
}

/** Splits a stream of the protocol into messages: a letter, which the start lacks, their length, and the rest. */
function messages(take: (message: Buffer) => void, isStart = false) {
  let bytes = Buffer.alloc(0)
  let letters = isStart ? 0 : 1
  return (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    while (bytes.length >= letters + 4 && bytes.length >= letters + bytes.readUInt32BE(letters)) {
      const end = letters + bytes.readUInt32BE(letters)
      const message = bytes.subarray(0, end)
      bytes = bytes.subarray(end)
      letters = 1
      take(message)
    }
  }
}
