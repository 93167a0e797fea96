import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

const TERMINATE = 'X'.charCodeAt(0)

/**
 * Implements the part of a socket that `pg` uses over a message port: each request message gets one response message.
 */
export function portStream(
  port: MessagePort,
  connected: Promise<unknown>,
  onLost: () => void,
  limit: () => number,
): Duplex {
  let unanswered = 0
  let timer: NodeJS.Timeout | undefined
  const watch = () => {
    clearTimeout(timer)
    if (unanswered > 0 && limit() < Infinity) timer = setTimeout(onLost, limit()).unref()
  }
  const send = (bytes: Buffer) => {
    if (bytes[0] === TERMINATE) return
    unanswered++
    watch()
    port.postMessage(new Uint8Array(bytes))
  }

  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      send(chunk)
      done()
    },
    writev(chunks, done) {
      send(Buffer.concat(chunks.map(({ chunk }: { chunk: Buffer }) => chunk)))
      done()
    },
    final(done) {
      stream.push(null)
      done()
    },
    destroy(error, done) {
      clearTimeout(timer)
      port.close()
      done(error)
    },
  })
  port.on('message', (parts: Uint8Array[]) => {
    unanswered--
    watch()
    for (const part of parts) stream.push(part)
  })
  port.once('close', () => {
    if (stream.writableEnded || stream.destroyed) return
    onLost()
    stream.destroy(Object.assign(new Error('The database thread has ended'), { code: 'ECONNRESET' }))
  })
  return Object.assign(stream, {
    connect() {
      connected.then(
        () => stream.emit('connect'),
        ({ message }: Error) => stream.destroy(Object.assign(new Error(message), { code: 'ECONNREFUSED' })),
      )
    },
    setNoDelay() {},
    ref() {},
    unref() {},
  })
}
