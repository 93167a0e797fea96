import type { Browser } from 'playwright'

export interface Table {
  readonly url: string
  /** Selectors of the element that scrolls, and of a row. */
  readonly scroller: string
  readonly row: string
}

export interface Scrolled {
  readonly fps: number
  readonly worst: number
  /** The share of frames with a place that held no row. */
  readonly blank: number
  /** Milliseconds of the main thread for a frame, without the slowdown's own share. */
  readonly busy: number
}

export interface Measured {
  /** Milliseconds from the navigation to the frame with the first rows. */
  readonly rows: number
  /** Of those, what is left after the data were there. */
  readonly drawTime: number
  readonly slow: Scrolled
  readonly fast: Scrolled
  readonly elements: number
  readonly heap: number
}

const SLOWDOWN = 4
const FRAMES = 120
const SLOW = 100
const FAST = 4_000
// The rows that have to be there at first: more than half of those in view.
const FIRST_ROWS = 10

/** Opens a table of 100,000 rows on a slow processor and scrolls it. */
export async function measure(browser: Browser, table: Table): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 720 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Performance.enable', { timeDomain: 'timeTicks' })
  await page.addInitScript(watchRows, { row: table.row, count: FIRST_ROWS })
  await page.goto(table.url)
  await page.waitForFunction(() => globalThis.firstRows !== undefined)
  const marks = await page.evaluate(() => ({
    rows: globalThis.firstRows ?? NaN,
    data: performance.getEntriesByName('data')[0]?.startTime ?? NaN,
  }))
  // Work after the first rows belongs to no frame of the scroll.
  await page.waitForLoadState('networkidle')
  const metrics = async () => {
    const all = (await session.send('Performance.getMetrics')).metrics
    return (name: string) => all.find((metric) => metric.name === name)?.value ?? NaN
  }
  const scroll = async (step: number): Promise<Scrolled> => {
    const before = await metrics()
    const { times, blank } = await page.evaluate(scrollTable, { ...table, step, frames: FRAMES })
    const after = await metrics()
    return {
      fps: (1000 * times.length) / times.reduce((sum, time) => sum + time, 0),
      worst: Math.max(...times),
      blank: blank / FRAMES,
      busy: (1000 * (after('TaskDuration') - before('TaskDuration'))) / FRAMES / SLOWDOWN,
    }
  }
  const slow = await scroll(SLOW)
  const fast = await scroll(FAST)
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  await session.send('HeapProfiler.collectGarbage')
  const heap = (await metrics())('JSHeapUsedSize')
  await page.close()
  return { rows: marks.rows, drawTime: marks.rows - marks.data, slow, fast, elements, heap }
}

declare global {
  var firstRows: number | undefined
}

function watchRows({ row, count }: { row: string; count: number }) {
  const look = () => {
    if (document.querySelectorAll(row).length >= count) globalThis.firstRows = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Scrolls by as many pixels between two frames, as a wheel does, and looks after each frame at what it shows. */
function scrollTable({ scroller, row, step, frames }: Table & { step: number; frames: number }) {
  const element = document.querySelector(scroller)
  if (!element) throw new Error(`No ${scroller}`)
  const { left, top, width, height } = element.getBoundingClientRect()
  const places = [0.2, 0.5, 0.8].map((part) => top + height * part)
  return new Promise<{ times: number[]; blank: number }>((resolve) => {
    const times: number[] = []
    let blank = 0
    let before: number | undefined
    // A message that is sent in a frame comes after its paint.
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      if (places.some((place) => !document.elementFromPoint(left + width / 2, place)?.closest(row))) blank++
      if (times.length >= frames) return resolve({ times, blank })
      element.scrollTop += step
      requestAnimationFrame(frame)
      return undefined
    })
    port1.start()
    function frame(now: number) {
      if (before !== undefined) times.push(now - before)
      before = now
      port2.postMessage(undefined)
    }
    requestAnimationFrame(frame)
  })
}
