import { step, type Work } from '#sections/operations/step.ts'

interface Clocked extends Omit<Work, 'onError'> {
  advance: (ms: number) => void
}

/** Does the work of all operations that are due, or some batches of it; returns what went wrong. */
export function workerOf({ advance, ...work }: Clocked) {
  return async ({ batches = Infinity, size = 100 } = {}): Promise<unknown[]> => {
    const errors: unknown[] = []
    for (let batch = 0; batch < batches; batch++) {
      const sizeOf = ({ attempts }: { attempts: number }) => (attempts === 0 ? size : 1)
      const worked = await step({ ...work, onError: (error) => void errors.push(error) }, sizeOf)
      if (!worked) break
      // A failed batch is due again after a while.
      if (errors.length > 0) advance(1000)
    }
    return errors
  }
}
