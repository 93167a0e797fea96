import { expect, type Page, type Request } from '@playwright/test'

/**
 * Keeps the stream of changes from starting two seconds after the page opens, which on a busy machine is before the page is
 * shown: its script and its reads are not part of the opening.
 */
export function withoutStream(page: Page) {
  return page.addInitScript(() => {
    const start = window.setTimeout
    const skipping = (run: () => void, delay?: number) => (delay === 2000 ? 0 : start(run, delay))
    Object.assign(window, { setTimeout: skipping })
  })
}

/**
 * Follows the requests of a page. The result waits until each is answered and the page has nothing left to do: neither a
 * font to load, nor a frame to draw, nor a task that was put off until it is idle.
 */
export function followRequests(page: Page, options: { timeout?: number } = {}): () => Promise<void> {
  const requests = requestsOf(page)
  return async () => {
    let before: number
    do {
      await expect
        .poll(() => requests.pending.size, { message: 'Requests without an answer', intervals: [20], ...options })
        .toBe(0)
      before = requests.started
      await page.evaluate(async () => {
        await document.fonts.ready
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        await new Promise((resolve) => requestIdleCallback(resolve))
      })
    } while (requests.started > before)
  }
}

const followed = new WeakMap<Page, { pending: Set<Request>; started: number }>()

function requestsOf(page: Page) {
  const existing = followed.get(page)
  if (existing) return existing
  const requests = { pending: new Set<Request>(), started: 0 }
  followed.set(page, requests)
  page.on('request', (request) => {
    // The stream of events has no end.
    if (request.url().includes('/admin/events')) return
    requests.pending.add(request)
    requests.started++
  })
  page.on('requestfinished', (request) => requests.pending.delete(request))
  page.on('requestfailed', (request) => requests.pending.delete(request))
  return requests
}
