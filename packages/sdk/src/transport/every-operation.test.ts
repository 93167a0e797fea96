import { expect, onTestFinished, test } from 'vitest'
import { failures, othersThan } from './test-operations.ts'

// The tests of this package have no types of Node.
declare const process: Record<'on' | 'off', (event: string, listener: (reason: unknown) => void) => void>

test.each(failures)('withResponse() of every operation rejects once where the server $server', async (failure) => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => process.off('unhandledRejection', note))
  expect(await othersThan(failure)).toEqual([])
  // Node reports a rejection after the microtasks of its turn.
  await new Promise((resolve) => void setTimeout(resolve, 0))
  expect(unhandled).toEqual([])
})
