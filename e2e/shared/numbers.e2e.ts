import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const NUMBER = /^[\d\s]+$/

/** The links of a screen whose text is a number, with that number. */
async function numbersOn(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
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
  await expect(place).toHaveText(/ из |Ничего/)
  const [, total = '0'] = /из ([\d\s]+)/.exec(await place.innerText()) ?? []
  return Number(total.replace(/\s/g, ''))
}

const screens = {
  admin: ['/', '/sellers/1', '/warehouse/1', '/catalog?node=1', '/roles/edit/2'],
  moderator: ['/'],
  orders: ['/', '/sellers/2'],
  finance: ['/'],
  merchant1: ['/'],
} as const

for (const [as, addresses] of Object.entries(screens))
  test.describe(`to ${as}`, () => {
    test.use({ as })
    for (const address of addresses)
      test(`each number of ${address} opens a list with this total`, async ({ page }) => {
        test.slow()
        const numbers = await numbersOn(page, address)
        expect(numbers.size).toBeGreaterThan(0)
        for (const to of numbers.keys())
          // Another test may change a record between the number and its list.
          await expect(async () => {
            const total = (await numbersOn(page, address)).get(to)
            if (total !== undefined) expect([to, await totalAt(page, to)]).toEqual([to, total])
          }).toPass()
      })
  })
