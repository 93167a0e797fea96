import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from './progress-bar.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const bars = () => document.querySelectorAll('[role="progressbar"]').length

test('the bar appears only once the wait has lasted 200 ms, and goes at once', async () => {
  const screen = await render(<ProgressBar active />)
  await pass(199)
  expect(bars()).toBe(0)
  await pass(1)
  await expect.poll(bars).toBe(1)
  await screen.rerender(<ProgressBar active={false} />)
  expect(bars()).toBe(0)
})

test('a wait that ends sooner shows nothing, and the next one starts from zero', async () => {
  const screen = await render(<ProgressBar active />)
  await pass(150)
  await screen.rerender(<ProgressBar active={false} />)
  await screen.rerender(<ProgressBar active />)
  await pass(150)
  expect(bars()).toBe(0)
})
