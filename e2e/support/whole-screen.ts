import { expect, type Page } from '@playwright/test'
import { violations, violationsOfColor } from './axe.ts'
import { expectPhoneLayout, expectWideLayout } from './layout.ts'
import { isLoaded } from './offered.ts'
import { followRequests } from './settled.ts'

const SHIFT_AT_MOST = 0.02

/** The sum of the layout's shifts since the page was opened, with the elements that moved. */
export function layoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
    observer.disconnect()
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const { nodeName = '', textContent = '' } = node ?? {}
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`)
        return `${nodeName} «${textContent?.slice(0, 40)}»: ${from} → ${to}`
      }),
    )
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved }
  })
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Opens a screen with an empty cache and checks what holds for each, in both themes and on a phone. */
export async function expectWhole(page: Page, address: string) {
  const settled = followRequests(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The tab has loaded fonts and chunks for the test before.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address)
  await isLoaded(page)
  // Late pictures and fonts may still shift the layout.
  await settled()
  await devTools.detach()
  const { sum, moved } = await layoutShift(page)
  expect(sum, `layout shift: ${moved.join('\n')}`).toBeLessThanOrEqual(SHIFT_AT_MOST)
  await expect(page).toHaveTitle(/\S+ — Верстак$/)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await violationsOfColor(page), 'dark').toEqual([])
  await expectWideLayout(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectPhoneLayout(page)
}
