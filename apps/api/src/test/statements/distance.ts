import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy before a database, `ms` away from it each way. It counts how often a client has waited for an answer. */
export async function distanced(url: string, ms: number) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let turns = 0
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let isAnswered = true
    client.on('data', (bytes) => {
      if (isAnswered) turns++
      isAnswered = false
      setTimeout(() => database.write(bytes), ms)
    })
    database.on('data', (bytes) => {
      setTimeout(() => {
        isAnswered = true
        client.write(bytes)
      }, ms)
    })
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const far = new URL(url)
  far.port = String((server.address() as AddressInfo).port)
  return {
    url: far.href,
    async turnsOf<Result>(run: () => Promise<Result>) {
      turns = 0
      const result = await run()
      return { result, turns }
    },
  }
}
