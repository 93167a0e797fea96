import { readFile } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { MessageChannel, Worker } from 'node:worker_threads'
import { DamagedFolder } from './damaged-folder.ts'
import { portStream } from './port-stream.ts'

export interface Pglite {
  /** The socket for `pg`. */
  stream(): Duplex
  close(): Promise<void>
}

/**
 * Runs PostgreSQL compiled to WebAssembly in its own thread. It supports no timeouts and a crashed backend stays dead,
 * so the thread ends after a crash or after `limit()` ms of silence; the next connection starts another.
 */
export async function startPglite(folder: string, limit: () => number): Promise<Pglite> {
  let current: Promise<Worker> | undefined
  let termination: Promise<unknown> = Promise.resolve()

  function running(): Promise<Worker> {
    current ??= termination.then(() => start(folder))
    return current
  }

  function connect(): Duplex {
    const { port1, port2 } = new MessageChannel()
    const worker = running()
    const forget = () => {
      if (current === worker) current = undefined
    }
    const connected = worker.then((thread) => {
      thread.once('exit', () => {
        forget()
        port1.close()
      })
      thread.postMessage(port2, [port2])
      return thread
    })
    connected.catch(forget)
    const end = () => {
      forget()
      termination = connected.then((thread) => thread.terminate())
    }
    return portStream(port1, connected, end, limit)
  }

  await running()
  return {
    stream: connect,
    async close() {
      const worker = await current
      if (!worker) return
      const exit = new Promise((resolve) => worker.once('exit', resolve))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      worker.postMessage('close')
      await exit
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Each function of PGlite is compiled on first use, and stays so for the later threads of the process. */
function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiled
}

async function start(folder: string): Promise<Worker> {
  const workerData = { folder, wasm: await compilePglite() }
  const worker = new Worker(new URL(import.meta.resolve('#db/pglite/worker.ts')), { workerData })
  worker.setMaxListeners(0)
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker))
    worker.on('error', (error) => reject(new DamagedFolder(folder, error)))
    worker.once('exit', () => reject(new DamagedFolder(folder)))
  })
}
