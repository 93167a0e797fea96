import type { BrowserContext, CDPSession } from 'playwright'
import { busyUntil, traced } from './trace.ts'

const THROTTLE = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }
const SLOWDOWN = 4
// The page has nothing left to do when no answer has come for so long.
const QUIET_MS = 1_000

export interface Timed {
  readonly path: string
  readonly type: string
  readonly start: number
  end: number
  bytes: number
}

export interface Visit {
  /** Milliseconds from the navigation to the frame with the wanted element. */
  readonly visibleAt: number
  readonly blocked: number
  /** CPU time of the main thread until then, in milliseconds of the slow processor. */
  readonly busy: number
  readonly requests: readonly Timed[]
}

/** Opens a page on a slow machine behind a slow line, until `selector` is there and the page is quiet. */
export async function visit(context: BrowserContext, url: string, selector: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await follow(session)
  await session.send('Network.emulateNetworkConditions', THROTTLE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript((target) => {
    globalThis.front = { visibleAt: 0, blocked: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.front.blocked += duration - 50
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector(target)) {
        globalThis.front.visibleAt = performance.now()
        performance.mark('visible')
      } else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  const endTrace = await traced(page)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(
    (quiet) => {
      const came = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
      return globalThis.front.visibleAt > 0 && performance.now() - Math.max(globalThis.front.visibleAt, ...came) > quiet
    },
    QUIET_MS,
    { polling: 200 },
  )
  const { visibleAt, blocked } = await page.evaluate(() => globalThis.front)
  const busy = busyUntil('visible', await endTrace())
  await page.close()
  return { visibleAt, blocked, busy, requests: [...requests.values()] }
}

declare global {
  var front: { visibleAt: number; blocked: number }
}

/** The requests of a page and their bytes, in milliseconds since the request of the document. */
async function follow(session: CDPSession): Promise<Map<string, Timed>> {
  const requests = new Map<string, Timed>()
  let origin: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    origin ??= timestamp
    const { pathname, search } = new URL(request.url)
    const start = (timestamp - origin) * 1000
    requests.set(requestId, { path: pathname + search, type, start, end: NaN, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request || origin === undefined) return
    request.end = (timestamp - origin) * 1000
    request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return requests
}
