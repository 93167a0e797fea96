import { createConnection, createServer, type Socket } from 'node:net'
import { portOf } from '../load/catchers.ts'

/** What the network between the API and the database does: nothing, hold back each piece, or swallow all of them. */
export interface Link {
  readonly port: number
  /** Delays each piece of data by so many milliseconds, in both directions. */
  readonly delay: (ms: number) => void
  /** Neither data nor an end of a connection gets through, in both directions, until `heal`. */
  readonly blackHole: () => void
  /** Resets every connection. */
  readonly cut: () => void
  readonly heal: () => void
}

export async function startLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  let isHole = false

  const server = createServer((near) => {
    if (isHole) {
      track(near)
      return
    }
    const far = createConnection({ host: '127.0.0.1', port: target })
    pump(near, far)
    pump(far, near)
  }).listen(0, '127.0.0.1')

  function track(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  function pump(from: Socket, to: Socket) {
    track(from)
    from.setNoDelay(true)
    // Bytes lost in a black hole never arrive, so the connection is unusable afterwards.
    let isSwallowed = false
    const pass = (act: () => void) => {
      if (isHole) isSwallowed = true
      if (isSwallowed) return
      if (delayMs > 0) setTimeout(act, delayMs)
      else act()
    }
    from.on('data', (piece: Buffer) => pass(() => to.writable && to.write(piece)))
    from.on('end', () => pass(() => to.end()))
    from.on('close', () => pass(() => to.destroy()))
  }

  return {
    port: await portOf(server),
    delay: (ms) => void (delayMs = ms),
    blackHole: () => void (isHole = true),
    cut() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    heal() {
      isHole = false
      delayMs = 0
    },
  }
}
