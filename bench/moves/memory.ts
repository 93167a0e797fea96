import { openPage, type Panel } from './page.ts'

const NAVIGATIONS = 500
const EVERY = 100
// A record of each list: what is cached for a while is then the same at each reading.
const LISTS = ['/users', '/orders', '/products', '/sellers', '/roles']

export interface Reading {
  readonly navigations: number
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** The heap after garbage collection, along five hundred navigations by links. */
export async function memory(panel: Panel): Promise<Reading[]> {
  const { page, session, close } = await openPage(panel, '/users', 'fast')
  const go = async (selector: string, address: RegExp) => {
    // A handle to an element, as `waitForSelector` returns it, would keep the page that the element was in.
    await page.locator(selector).first().waitFor({ state: 'attached' })
    await page.evaluate((target) => document.querySelector<HTMLElement>(target)?.click(), selector)
    await page.waitForURL(address)
    await page.locator('main h1').waitFor()
  }
  const readings: Reading[] = []
  for (let navigations = EVERY; navigations <= NAVIGATIONS; navigations += EVERY) {
    for (let round = 0; round < EVERY / (2 * LISTS.length); round++)
      for (const list of LISTS) {
        await go(`nav a[href="${list}"]`, new RegExp(`${list}($|\\?)`))
        await go('tbody tr[data-row] a[data-row-link]', /\/(id-)?\d+$/)
      }
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
    readings.push({ navigations, megabytes: usedSize / 1e6, nodes, listeners })
  }
  await close()
  return readings
}
