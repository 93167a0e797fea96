import type { Browser, CDPSession, Page } from 'playwright'

export interface Panel {
  readonly url: string
  readonly browser: Browser
  readonly stored: readonly { name: string; value: string }[]
}

/** The processor and the line of `bench front`; a fast machine beside its server otherwise. */
type Speed = 'slow' | 'fast'

const LINE = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }
const SLOWDOWN = 4
const QUIET_MS = 500

interface Measurements {
  /** Milliseconds from a click to the frame with the page that it opens. */
  openings: number[]
  /** The longest event of each interaction, from the input to its frame. */
  interactions: Record<number, number>
  /** Frames that took longer than 50 ms. */
  frames: number[]
}

declare global {
  var moves: Measurements
}

/** Opens an address in a new profile, and waits until it has its rows or its title. */
export async function openPage({ url, browser, stored }: Panel, path: string, speed: Speed) {
  const origins = [{ origin: url, localStorage: [...stored] }]
  const context = await browser.newContext({
    storageState: { cookies: [], origins },
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await page.addInitScript(observe)
  await page.goto(url + path)
  await page.locator('main h1').waitFor()
  await settle(page)
  // The first page is the matter of `bench front`.
  if (speed === 'slow') {
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  return { page, session, close: () => context.close() }
}

/** Waits until no answer has come for a while. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const came = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
      return !document.querySelector('main [aria-busy=true]') && performance.now() - Math.max(...came) > quiet
    },
    QUIET_MS,
    { polling: 100 },
  )
}

/** Runs in the page before its own scripts. */
function observe() {
  globalThis.moves = { openings: [], interactions: {}, frames: [] }
  performance.setResourceTimingBufferSize(100_000)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId)
        globalThis.moves.interactions[interactionId] = Math.max(
          globalThis.moves.interactions[interactionId] ?? 0,
          duration,
        )
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.moves.frames.push(duration)
  }).observe({ type: 'long-animation-frame' })
  document.addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest('main a[data-row-link]')) return
      const [from, title] = [location.pathname, document.querySelector('main h1')]
      const look = () => {
        const heading = document.querySelector('main h1')
        if (location.pathname !== from && heading && heading !== title)
          globalThis.moves.openings.push(performance.now() - timeStamp)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/** The CPU time of a page's main thread in milliseconds, which other programs do not lengthen. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
}
