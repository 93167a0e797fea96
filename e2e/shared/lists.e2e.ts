import type { Page } from '@playwright/test'
import { expect, heading, test } from '../support/fixtures.ts'
import { followRequests } from '../support/settled.ts'

/** Lists of many pages, each with its heading. */
const lists: readonly (readonly [address: string, name: string])[] = [
  ['/orders', 'Заказы'],
  ['/products', 'Товары'],
  ['/moderation', 'Заявки'],
  ['/log', 'Журнал изменений'],
  ['/reviews', 'Отзывы'],
]

/** Goes on to another list of the open panel, as a link does. */
async function goOn(page: Page, address: string, name: string) {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(heading(page, name)).toBeVisible()
  await isLoaded(page)
}

async function isLoaded(page: Page) {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main [role=cell], main [role=gridcell]').first()).toBeVisible()
}

/** The positions of the fixed parts, measured in the document: a picture would not show which of them moved. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('main section:has(> table), main [role=grid]')
    if (!frame) throw new Error('No table')
    return {
      heads: [...frame.querySelectorAll('[role=columnheader]')].map((head) =>
        Math.round(head.getBoundingClientRect().left),
      ),
      firstRow: frame.querySelector('[role=row]:has([role=cell], [role=gridcell])')?.getBoundingClientRect().top,
      endOfColumns: frame.querySelector('[role=columnheader]:last-child')?.getBoundingClientRect().right ?? 0,
      endOfFrame: frame.getBoundingClientRect().left + frame.clientWidth,
      isWider: frame.scrollWidth > frame.clientWidth,
    }
  })

test('R27: no column of a list moves from page to page, and none is cut at the side', async ({ page }) => {
  await page.goto('/roles')
  await isLoaded(page)
  for (const [address, name] of lists) {
    await goOn(page, address, name)
    const { heads, isWider, endOfColumns, endOfFrame } = await measure(page)
    expect(isWider, address).toBe(false)
    expect(Math.abs(endOfColumns - endOfFrame), address).toBeLessThan(2)
    await page.getByRole('button', { name: 'Следующая страница' }).click()
    await expect(page).toHaveURL(/page=2/)
    await isLoaded(page)
    expect((await measure(page)).heads, address).toEqual(heads)
  }
})

test('R27: a filter shows its value in its button, and no room is kept for filters that are not set', async ({
  page,
}) => {
  await page.goto('/orders')
  await isLoaded(page)
  const { firstRow } = await measure(page)
  const filters = page.getByRole('group', { name: 'Фильтры' })
  await filters.getByRole('button', { name: 'Статус', exact: true }).click()
  await page.getByLabel('Новый', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(filters.getByRole('button', { name: 'Статус: Новый' })).toBeVisible()
  await isLoaded(page)
  expect((await measure(page)).firstRow).toBe(firstRow)
  await filters.getByRole('button', { name: 'Убрать «Статус»' }).click()
  await expect(page).toHaveURL('/orders')
})

test('R27: on a tablet nothing is wider than the window, and the pages are in view', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/orders')
  await isLoaded(page)
  await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

/** Lists whose rows can be looked into, besides those above. */
const others: readonly (readonly [address: string, name: string])[] = [
  ['/delivery', 'Отправления'],
  ['/sellers', 'Продавцы'],
  ['/warehouse', 'Магазины и склады'],
  ['/pickup', 'Сервисные центры и ПВЗ'],
  ['/users', 'Пользователи'],
  ['/handbooks/brands', 'Бренды'],
  ['/handbooks/cities', 'Города'],
]

for (const width of [1440, 768])
  test(`R27: at ${width} px looking into a row moves nothing in its list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const places = () =>
      page
        .locator('main :is([role=row], [role=cell], [role=columnheader]), main [role=group] :is(button, input)')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect()
            return [x, y, width, height].map(Math.round).join()
          }),
        )
    const settled = followRequests(page)
    for (const [address, name] of [...lists, ...others]) {
      await page.goto(address)
      await expect(heading(page, name)).toBeVisible()
      await isLoaded(page)
      // On a first visit the views of a list show when they come.
      await settled()
      const before = await places()
      await page.keyboard.press('j')
      await page.keyboard.press('Space')
      await expect(page.locator('[data-peek]')).toBeVisible()
      expect([address, await places()]).toEqual([address, before])
    }
  })
