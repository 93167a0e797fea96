import type { Work } from '#sections/operations/change.ts'
import { exportsBeside } from '#sections/operations/export/beside.ts'
import { runExport } from '#sections/operations/export.ts'
import { step } from '#sections/operations/step.ts'

interface Clocked extends Omit<Work, 'onError'> {
  advance: (ms: number) => void
}

/** Does the work of all operations that are due, or some batches of it; returns what went wrong. */
export function workerOf({ advance, ...clocked }: Clocked) {
  return async ({ batches = Infinity, size = 100, stopping = new AbortController() } = {}): Promise<unknown[]> => {
    const errors: unknown[] = []
    const work: Work = { ...clocked, onError: (error) => void errors.push(error) }
    const exports = exportsBeside(
      (leased, signal) => runExport(work, leased, signal),
      stopping.signal,
      () => undefined,
    )
    for (let batch = 0; batch < batches; batch++) {
      const sizeOf = ({ attempts }: { attempts: number }) => (attempts === 0 ? size : 1)
      const worked = await step(work, exports, sizeOf)
      await exports.ended()
      if (!worked) break
      // A failed batch is due again after a while.
      if (errors.length > 0) advance(1000)
    }
    return errors
  }
}
