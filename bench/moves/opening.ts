import type { Page } from 'playwright'
import { openPage, settle, threadTime, type Panel } from './page.ts'

const LISTS = ['/users', '/orders', '/products', '/sellers']
const COLD_ROUNDS = 5
const WARM_ROWS = 5

export interface Opening {
  /** Milliseconds from the click to the record, a sample for each. */
  readonly times: readonly number[]
  /** Milliseconds of the main thread for each of them. */
  readonly busy: readonly number[]
}

/** Opens records from their rows: the first one of a visit, and those on which the mouse has rested before. */
export async function openings(panel: Panel): Promise<Record<string, { cold: Opening; warm: Opening }>> {
  const measured: Record<string, { cold: Opening; warm: Opening }> = {}
  for (const list of LISTS) measured[list] = { cold: await cold(panel, list), warm: await warm(panel, list) }
  return measured
}

async function cold(panel: Panel, list: string): Promise<Opening> {
  const times: number[] = []
  const busy: number[] = []
  for (let round = 0; round < COLD_ROUNDS; round++) {
    const { page, session, close } = await openPage(panel, list, 'slow')
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await threadTime(session)
    times.push(await follow(page, round + 1))
    busy.push((await threadTime(session)) - before)
    await close()
  }
  return { times, busy }
}

async function warm(panel: Panel, list: string): Promise<Opening> {
  const { page, session, close } = await openPage(panel, list, 'slow')
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times: number[] = []
  const busy: number[] = []
  // The first one brings the code.
  for (let row = 1; row <= WARM_ROWS + 1; row++) {
    await link(page, row).hover()
    // The mouse rests before it clicks, which begins the prefetch.
    await page.waitForTimeout(200)
    await settle(page)
    const before = await threadTime(session)
    const time = await follow(page, row)
    if (row > 1) {
      times.push(time)
      busy.push((await threadTime(session)) - before)
    }
    await settle(page)
    await page.goBack()
    await link(page, row).waitFor()
    await settle(page)
  }
  await close()
  return { times, busy }
}

const link = (page: Page, row: number) => page.locator('tbody tr[data-row]').nth(row).locator('a[data-row-link]')

async function follow(page: Page, row: number): Promise<number> {
  const { length } = await page.evaluate(() => globalThis.moves.openings)
  await link(page, row).click()
  await page.waitForFunction((count) => globalThis.moves.openings.length > count, length)
  return page.evaluate(() => globalThis.moves.openings.at(-1) ?? NaN)
}
