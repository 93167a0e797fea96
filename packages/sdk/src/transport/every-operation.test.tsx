import { expect, onTestFinished, test } from 'vitest'
import { failures, othersThan } from './test-operations.ts'

test.each(failures)('in a page it rejects once where the server $server', async (failure) => {
  const unhandled: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    unhandled.push(event.reason)
  }
  window.addEventListener('unhandledrejection', note)
  onTestFinished(() => window.removeEventListener('unhandledrejection', note))
  expect(await othersThan(failure)).toEqual([])
  // A page reports a rejection in a task after the one that has made it.
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(unhandled).toEqual([])
})
