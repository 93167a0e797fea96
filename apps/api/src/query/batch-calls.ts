import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Request, Result> {
  request: Request
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * The time in ms that a batch waits for the previous one: enough for a busy database, too short to block on a hung one.
 */
const PATIENCE = 100

/**
 * Batches the calls of one turn of the event loop, or of the time while the previous batch was running. No caller gets
 * a result older than its call, a lone call is not delayed, and no call waits for a hung batch.
 */
export function batched<Request, Result>(
  runAll: (requests: Request[]) => Promise<(request: Request) => Result>,
  patience = PATIENCE,
): (request: Request) => Promise<Result> {
  let waiting: Waiting<Request, Result>[] = []
  let isDraining = false

  async function run(batch: Waiting<Request, Result>[]) {
    try {
      const resultOf = await runAll(batch.map(({ request }) => request))
      for (const { request, resolve } of batch) resolve(resultOf(request))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function drain() {
    isDraining = true
    while (waiting.length > 0) {
      await nextTurn()
      const batch = waiting
      waiting = []
      await settledOrSlow(run(batch), patience)
    }
    isDraining = false
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject })
      if (!isDraining) void drain()
    })
}

function settledOrSlow(running: Promise<void>, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience)
    void running.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
