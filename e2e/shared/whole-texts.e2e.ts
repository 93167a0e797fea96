import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { lists } from '../support/lists.ts'
import { isLoaded } from '../support/offered.ts'

/** What is cut there has no length, and the record shows it whole. */
const ENDLESS: ReadonlySet<string> = new Set([
  // Every change of a record in a line.
  '/log',
  '/log/deleted',
  // The path of a category through all of its parents.
  '/handbooks/categories',
])

/** Sheets, whose cells are fields, and a list without rows in the demo data. */
const WITHOUT_CELLS: ReadonlySet<string> = new Set([
  '/handbooks/commissions',
  '/handbooks/reviews',
  '/handbooks/translation',
  '/settings/route-rules',
])
const pathOf = (address: string) => address.replace(/\?.*/, '')

const AT_MOST = 3

/** The headings and cells with a text that ends in an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table :is([role=columnheader], [role=cell])')]
      .filter((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (part) =>
            part.clientWidth > 0 &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).textOverflow === 'ellipsis',
        ),
      )
      .map((cell) => ({ isHeading: cell.matches('[role=columnheader]'), text: cell.textContent.slice(0, 60) })),
  )

/** The pixels by which the table is wider than the frame in which it scrolls. */
const tableOverflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main table')].map((table) => {
        const frame = table.closest('[role=region]') ?? document.documentElement
        return frame.scrollWidth - frame.clientWidth
      }),
    ),
  )

for (const address of lists.filter((one) => !ENDLESS.has(pathOf(one)) && !WITHOUT_CELLS.has(pathOf(one))))
  test(`${address} cuts at most three texts at 1440 px and no heading, and at 768 px no column leaves the frame`, async ({
    page,
  }) => {
    await page.goto(address)
    await isLoaded(page)
    await expect(page.locator('main [role=cell]').first()).toBeVisible()
    const cut = await cutTexts(page)
    expect(cut.filter(({ isHeading }) => isHeading)).toEqual([])
    expect(cut.length, cut.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(AT_MOST)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect.poll(() => tableOverflow(page)).toBe(0)
  })

/** The words of the empty search fields that end in an ellipsis. */
const cutWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main input[role=searchbox]')]
      .filter((field) => {
        const { paddingInlineEnd } = getComputedStyle(field)
        const { fontSize } = getComputedStyle(field, '::placeholder')
        // Words have no width that could be read; a value does, and the button that clears it takes its room.
        Object.assign(field.style, { fontSize, paddingInlineEnd })
        field.value ||= field.placeholder
        return field.clientWidth > 0 && field.scrollWidth > field.clientWidth
      })
      .map(({ value }) => value),
  )

for (const address of lists)
  test(`${address} says whole at 360 px what its search field finds`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(address)
    await isLoaded(page)
    expect(await cutWords(page)).toEqual([])
  })
