import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { followRequests } from './settled.ts'

const NUMBER = /^[\d\s]+$/

/** The links of a screen whose text is a number, with that number. */
async function numbersOn(page: Page, address: string) {
  const settled = followRequests(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The parts of a screen load on their own, each with a placeholder.
  await expect(page.getByRole('main').getByRole('link', { name: /\d/ }).first()).toBeVisible()
  await settled()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => ({ text: link.textContent, to: link.getAttribute('href') ?? '' })))
  return new Map(
    links.filter(({ text }) => NUMBER.test(text)).map(({ text, to }) => [to, Number(text.replace(/\s/g, ''))]),
  )
}

async function totalAt(page: Page, address: string) {
  await page.goto(address)
  const place = page.getByRole('main').locator('nav output').last()
  await expect(place).toHaveText(/ из |Нет записей/)
  const [, total = '0'] = /из ([\d\s]+)/.exec(await place.innerText()) ?? []
  return Number(total.replace(/\s/g, ''))
}

/** Opens the list behind each number of a screen. */
async function expectTotals(page: Page, address: string): Promise<void> {
  const numbers = await numbersOn(page, address)
  expect(numbers.size).toBeGreaterThan(0)
  for (const [to, first] of numbers) {
    let number: number | undefined = first
    await expect(async () => {
      const total = await totalAt(page, to)
      // Another test may have changed a record between the number and its list.
      if (total !== number) number = (await numbersOn(page, address)).get(to)
      if (number !== undefined) expect([to, total]).toEqual([to, number])
    }).toPass({ timeout: 20_000 })
  }
}

/** A test for each address of each account. */
export function testTotals(screens: Readonly<Record<string, readonly string[]>>) {
  for (const [as, addresses] of Object.entries(screens))
    test.describe(`signed in as ${as}`, () => {
      test.use({ as })
      for (const address of addresses)
        test(`each number of ${address} opens a list with this total`, async ({ page }) => {
          test.slow()
          await expectTotals(page, address)
        })
    })
}
