import { expect, type Page } from '@playwright/test'

const FIRST_ROW_AT_MOST = 0.24
const ROWS_AT_LEAST = 6
/** Without the line of the shift, and below it. */
const TITLE_AT = [30, 58]

/** The targets in view that are under 24 px, and whose square of 24 px does not lead to them. The row of a link is its target. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24
    const REACH = LEAST / 2 - 1
    const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab]'
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      // Places on a map and points of a plot are where they are; a link in a sentence is as high as its line.
      if (control.closest('.leaflet-pane, svg, p, figure')) return []
      const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const area = control.matches('[data-row-link]') ? control.closest('tr') : (control.closest('label') ?? control)
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(left + width / 2 + right, top + height / 2 + down)
        // A point outside of the window hits nothing.
        return hit === null || area?.contains(hit) === true
      }
      // A control that is covered, or cut by the edge of a pane or by the bar at the foot, is whole after scrolling.
      const isCut = (right: number, down: number) => {
        const [x, y] = [left + width / 2 + right, top + height / 2 + down]
        if (document.elementFromPoint(x, y)?.closest('[data-foot]')) return !control.closest('[data-foot]')
        for (let pane = control.parentElement; pane; pane = pane.parentElement) {
          const edge = pane.getBoundingClientRect()
          if (getComputedStyle(pane).overflowY !== 'visible' && (y < edge.top || y > edge.bottom)) return true
        }
        return false
      }
      if (width <= 1 || height <= 1 || !isHit(0, 0) || isCut(0, -REACH) || isCut(0, REACH)) return []
      // A link is as wide as its text.
      const isLink = control.matches('a')
      if (height >= LEAST && (isLink || width >= LEAST)) return []
      const isSmall = [-REACH, REACH].some((away) => !isHit(0, away) || (!isLink && !isHit(away, 0)))
      const name = control.getAttribute('aria-label') ?? control.textContent
      return isSmall ? [`${control.tagName} «${name.slice(0, 40)}» ${Math.round(width)}×${Math.round(height)}`] : []
    })
  })
}

/** The place of a list and its rows; null on a page without one, and for a list inside of a record, which begins below its facts. */
async function measureList(page: Page) {
  return /\/\d/.test(new URL(page.url()).pathname) ? null : measureRows(page)
}

function measureRows(page: Page) {
  return page.evaluate(() => {
    const pages = document.querySelector('nav[aria-label="Страницы"]')
    const rows = [...document.querySelectorAll('main [role=row]:has([role=cell], [role=gridcell])')]
    // The head of a group takes the room of a row; how many groups a queue has depends on the time of day.
    const lines = [...document.querySelectorAll('main [role=row]:not(:has([role=columnheader]))')]
    const [first] = lines
    if (!pages || !first || rows.length === 0) return null
    const end = Math.min(innerHeight, pages.getBoundingClientRect().top)
    return {
      firstRow: first.getBoundingClientRect().top / innerHeight,
      rows: rows.length,
      inView: lines.filter((line) => line.getBoundingClientRect().bottom <= end).length,
      headTop: document.querySelector('main [role=columnheader]')?.getBoundingClientRect().top,
      pagesEnd: pages.getBoundingClientRect().bottom,
      heights: [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))],
    }
  })
}

/** The layout of a wide window: where the title stands, no control of the browser's own, and a list that starts high. */
export async function expectWideLayout(page: Page) {
  const { titleTop, native } = await page.evaluate(() => ({
    titleTop: document.querySelector('h1')?.getBoundingClientRect().top,
    native: document.querySelectorAll('input:is([type=date], [type=time], [type=month], [type^=datetime])').length,
  }))
  expect(native, 'inputs whose language is the browser’s').toBe(0)
  if (
    !new URL(page.url()).pathname.startsWith('/auth/') &&
    !(await page.getByRole('link', { name: 'Перейти в каталог' }).count())
  )
    expect(TITLE_AT, 'the top of the title').toContain(titleTop)
  expect(await smallTargets(page), 'targets under 24 px').toEqual([])
  const list = await measureList(page)
  if (!list) return
  expect(list.firstRow, 'the first row').toBeLessThanOrEqual(FIRST_ROW_AT_MOST)
  expect(list.pagesEnd, 'the pages').toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(list.heights, 'heights of rows').toHaveLength(1)
  await page.locator('main [role=row]').last().scrollIntoViewIfNeeded()
  expect((await measureList(page))?.headTop, 'the head after scrolling').toBe(list.headTop)
}

/** The layout of a phone: nothing is wider than the window, and the first screen of a list has six rows. */
export async function expectPhoneLayout(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'overflow at 360 px')
    .toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, 0))
  const list = await measureList(page)
  if (list) expect(list.inView, 'rows on the first screen').toBeGreaterThanOrEqual(Math.min(ROWS_AT_LEAST, list.rows))
}
