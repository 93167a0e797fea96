import { manyCalls } from './calls/calls.ts'
import type { Work } from './change.ts'
import { type Exports, exportsBeside } from './export/beside.ts'
import { runExport } from './export.ts'
import { type SQL, sql } from '#db/drizzle.ts'
import type { StoredOperation } from './schema.ts'
import { step } from './step.ts'

const IDLE = 1000
const COMMITTED_AFTER = 50
/** The target time of a batch: a stop, a sign-in or another operation waits no longer for it. */
const BATCH_MS = 50
const SIZES = { first: 25, least: 5, most: 1000 }
/** How long it rests after each batch, as a part of its time: requests have the other half. */
const REST = 1

const sleeping = new Set<() => void>()

/** Begins soon with what this process has just started: the transaction of the request has then been committed. */
export function wake(): void {
  setTimeout(wakeNow, COMMITTED_AFTER).unref()
}

function wakeNow() {
  for (const awake of sleeping) awake()
}

/**
 * Works on operations until it is stopped, in `loops` at once and with some exports beside them; what another process is
 * doing it leaves alone.
 */
export function startWorker(work: Work, loops: number) {
  const stopping = new AbortController()
  const exports = exportsBeside((leased, signal) => runExport(work, leased, signal), stopping.signal, wakeNow)
  const running = Array.from({ length: loops }, () => loop(work, exports, stopping.signal))
  return {
    async stop() {
      stopping.abort()
      wakeNow()
      await Promise.all(running)
      await exports.ended()
    },
  }
}

async function loop(work: Work, exports: Exports, signal: AbortSignal): Promise<void> {
  const sizes = batchSizes()
  while (!signal.aborted) {
    let began = performance.now()
    // The wait for a connection says nothing of the records, so the time begins with the batch.
    const sizeOf = (operation: StoredOperation) => {
      began = performance.now()
      return sizes.of(operation)
    }
    const worked = await step(work, exports, sizeOf).catch((error: unknown) => work.onError(error))
    const took = performance.now() - began
    if (worked) sizes.note(worked, took)
    await rest(worked ? took * REST : IDLE, signal)
  }
}

type Sized = Pick<StoredOperation, 'call' | 'status' | 'attempts'>

/** Learns for each call how many items fit into a batch; after a failure one is tried alone. */
export function batchSizes() {
  const sizes = new Map<string, number>()
  const known = ({ call, status }: Sized) => sizes.get(`${call} ${status}`) ?? SIZES.first
  return {
    of: (operation: Sized) => (operation.attempts === 0 ? Math.min(known(operation), mostOf(operation.call)) : 1),
    note(operation: Sized, ms: number) {
      if (operation.attempts > 0) return
      const fitting = known(operation) * Math.min(4, BATCH_MS / Math.max(ms, 1))
      const size = Math.round(Math.min(SIZES.most, Math.max(SIZES.least, fitting)))
      sizes.set(`${operation.call} ${operation.status}`, size)
    },
  }
}

/** How many items the contract lets one call take. */
function mostOf(call: string): number {
  const { maxItems } = manyCalls().get(call)?.operation.body?.properties?.['items'] ?? {}
  return typeof maxItems === 'number' ? maxItems : SIZES.most
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const awake = () => {
      clearTimeout(timer)
      sleeping.delete(awake)
      resolve()
    }
    const timer = setTimeout(awake, ms)
    timer.unref()
    if (ms === IDLE) sleeping.add(awake)
  })
}

/** Operations under way, and how long one that is due has had no batch. */
export function backlogOfOperations(at: Date): SQL {
  return sql`
    select count(*)::int as waiting,
      min(coalesce(retry_at, stepped_at, started_at, created_at)) filter (where retry_at is null or retry_at <= ${at.toISOString()}) as since
    from operation where status in ('checking', 'running')`
}
