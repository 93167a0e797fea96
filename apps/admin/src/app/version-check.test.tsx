import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const offers = () => toasts.getSnapshot().filter(({ message }) => message === 'Вышла новая версия панели')

test('O1: the list of builds is requested every five minutes, and a newer one is offered once', async () => {
  const received: unknown[] = []
  const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'build' }))
  meta.content = 'older'
  onTestFinished(() => meta.remove())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // React starts the timer after the page is shown, and on a busy machine much later; the session checks its token at the
  // same interval, from its start on. The real timers come back anyway.
  const started: number[] = []
  const faked = window.setInterval.bind(window)
  Object.assign(window, {
    setInterval: (run: () => void, every: number) => {
      started.push(every)
      return faked(run, every)
    },
  })
  await openPanel('/handbooks', {
    as: [],
    handlers: [
      on.system.latestBuilds(({ t }) => {
        received.push(t)
        return { build: received.length < 4 ? 'newer' : 'newest' }
      }),
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'Справочники', level: 1 })).toBeVisible()
  await expect.poll(() => started.filter((every) => every === 300_000)).toHaveLength(2)
  vi.advanceTimersByTime(299_999)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  await expect.poll(offers).toHaveLength(1)
  for (const times of [2, 3]) {
    vi.advanceTimersByTime(300_000)
    await expect.poll(() => received).toHaveLength(times)
  }
  expect(offers()).toHaveLength(1)
  vi.advanceTimersByTime(300_000)
  await expect.poll(offers).toHaveLength(2)
  expect(new Set(received).size).toBeGreaterThan(1)
})
