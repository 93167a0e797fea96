import type { Page } from '@playwright/test'
import { kindsOfScreens } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { isLoaded } from '../support/offered.ts'
import { followRequests } from '../support/settled.ts'

const NAME = 'Амортизатор передней подвески газомасляный левый усиленный '.repeat(3).slice(0, 150)
const ARTICLE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const COUNT = 99_999
const FILTERED = `/orders?${new URLSearchParams({
  status: 'new,processing',
  sub_status: 'new,confirmed',
  payment_status: 'paid,pending',
  payment_system_id: '1,2',
  company_id: '1,2,3',
  store_point_id: '1,2',
  city_id: '1,2',
  delivery_type: 'courier,pickup',
  placed_from: '2020-01-01',
  placed_to: '2030-12-31',
  total_from: '1',
  total_to: '100000000',
}).toString()}`

/** The same answer with long names, long part numbers and large counts. */
function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthen(item, key))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthen(part, name)]))
  if (typeof value === 'string' && value !== '') {
    if (key.includes('article')) return ARTICLE
    if (/^(?:name|title|label|city|brand|address|comment|description)$|_name$/.test(key)) return NAME
  }
  // The number of pages decides what is requested next.
  return typeof value === 'number' && /^total$|(?<!^page)_count$/.test(key) ? COUNT : value
}

async function lengthenAnswers(page: Page) {
  await page.route(/\/api\/(?!.*events)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    return route.fulfill(isJson ? { response, json: lengthen(await response.json()) } : { response })
  })
}

for (const locale of ['ru', 'en'])
  test(`long names, part numbers, counts and twelve filters fit a phone and a tablet (${locale})`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('locale', language), locale)
    await lengthenAnswers(page)
    for (const address of [...kindsOfScreens, FILTERED]) {
      const settled = followRequests(page)
      await page.goto(address)
      await isLoaded(page)
      await settled()
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
