import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import fs from 'node:fs'
import { MessagePort, parentPort, workerData } from 'node:worker_threads'

const QUERY = 'Q'.charCodeAt(0)
const SYNC = 'S'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)

closeFiles()
const { folder, wasm }: { folder: string; wasm: WebAssembly.Module } = workerData
const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm }, pgliteWasmModule: wasm })
let queue: Promise<unknown> = Promise.resolve()

/** PGlite sets mode 0666 on each of its files, regardless of the umask. */
function closeFiles() {
  const { chmodSync, fchmodSync } = fs
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700)
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & 0o700)
}

// PGlite has one session, so open transactions and prepared statements would leak to the next client. DISCARD cannot
// run in a batch.
async function reset() {
  await database.exec('rollback')
  await database.exec('discard all')
}

/** The bytes stay as the database writes them; `pg` parses them. */
async function answer(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>[]> {
  // The startup message of a connection has no type byte; only `execProtocolRaw` answers it.
  if (bytes[0] === 0) return [(await database.execProtocolRaw(bytes)).slice()]
  const parts: Uint8Array<ArrayBuffer>[] = []
  await database.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) })
  return parts
}

/**
 * Detects a backend that this message has crashed: a response to Query or Sync must end with ReadyForQuery. After a
 * panic, most often from a full disk, PGlite continues with a backend whose responses are empty or wrong.
 */
function isFatal(bytes: Uint8Array, parts: Uint8Array[]): boolean {
  const isReadyExpected = bytes[0] === QUERY || (bytes.at(-5) === SYNC && bytes.at(-1) === 4)
  return isReadyExpected && Buffer.concat(parts).at(-6) !== READY
}

function serve(port: MessagePort) {
  queue = queue.then(reset)
  port.on('message', (bytes: Uint8Array) => {
    queue = queue.then(async () => {
      const parts = await answer(bytes)
      const isDead = isFatal(bytes, parts)
      port.postMessage(
        parts,
        parts.map(({ buffer }) => buffer),
      )
      if (isDead) process.exit()
    })
  })
}

parentPort?.on('message', (message: unknown) => {
  if (message instanceof MessagePort) serve(message)
  else void queue.then(() => database.close()).then(() => process.exit())
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort?.postMessage('ready')
