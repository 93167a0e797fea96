import type { Page } from '@playwright/test'
import { baseURL } from '../support/api.ts'
import { expect, heading, test } from '../support/fixtures.ts'
import { followRequests, withoutStream } from '../support/settled.ts'
import { layoutShift } from '../support/whole-screen.ts'

/** Collects what a page asks the API for, and the scripts that it loads. */
function follow(page: Page) {
  const calls: string[] = []
  const scripts: string[] = []
  let isOpening = true
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (isOpening && pathname.endsWith('.js')) scripts.push(pathname)
    // The stream of changes starts when the page is shown, and then reads again what may have changed since.
    if (pathname.endsWith('/admin/events')) isOpening = false
    if (isOpening && pathname.startsWith('/api/') && request.method() === 'GET')
      calls.push(pathname + search.replace(/^\?$/, ''))
  })
  return { calls, scripts }
}

/** Holds the panel back, but not the script that asks for the first data. */
async function holdPanel(page: Page) {
  const panel = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const isPanel = (await (await fetch(route.request().url())).text()).includes('react')
    if (isPanel) await panel.promise
    await route.continue()
  })
  return () => panel.resolve()
}

test('a list is requested while the panel is loading, beside its user and the redirect rule', async ({ page }) => {
  const { calls } = follow(page)
  const release = await holdPanel(page)
  await page.goto('/users?status=active', { waitUntil: 'commit' })
  await expect
    .poll(() => calls)
    .toEqual(['/api/user/profile', '/api/system/route-rule?path=%2Fusers', '/api/user/admin/user?status=active'])
  const settled = followRequests(page)
  release()
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await settled()
  expect(calls).toEqual([...new Set(calls)])
})

for (const [address, title, expected] of [
  ['/users?q=иван', 'Пользователи', ['/api/user/admin/user', 'q=иван']],
  ['/warehouse', 'Склады', ['/api/company/admin/store-point', 'type=shop,warehouse']],
  ['/delivery?sort=-due', /./, ['/api/order/admin/sub-order', 'sort=-due']],
  ['/operations', 'Операции', ['/api/system/admin/operation', 'mine=true']],
  ['/orders/1', /^Заказ/, ['/api/order/admin/order/1']],
  ['/warehouse/1', /./, ['/api/company/admin/store-point/1']],
] as const)
  test(`${address} asks for its data while the panel is loading, once`, async ({ page }) => {
    const { calls } = follow(page)
    const release = await holdPanel(page)
    await page.goto(address, { waitUntil: 'commit' })
    const asked = () => calls.map((call) => decodeURIComponent(call)).filter((call) => call.startsWith(expected[0]))
    await expect.poll(() => asked().length).toBe(1)
    for (const part of expected) expect(asked()[0]).toContain(part)
    const settled = followRequests(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await settled()
    expect(calls).toEqual([...new Set(calls)])
  })

test('first requests: the list of another tab than the first is requested by the panel alone', async ({ page }) => {
  const { calls } = follow(page)
  const release = await holdPanel(page)
  await page.goto('/delivery?tab=methods', { waitUntil: 'commit' })
  await expect.poll(() => calls.length).toBe(2)
  const settled = followRequests(page)
  release()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await settled()
  expect(calls.filter((call) => call.startsWith('/api/order/admin/sub-order'))).toEqual([])
})

test('the menu rail is shown to a signed-in user while the panel is loading', async ({ page }) => {
  const release = await holdPanel(page)
  await page.goto('/users', { waitUntil: 'commit' })
  const rail = page.locator('.boot .rail')
  await expect(rail).toBeVisible()
  const width = await rail.evaluate((element) => element.getBoundingClientRect().width)
  release()
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await expect(rail).toHaveCount(0)
  expect((await page.locator('aside.rail').boundingBox())?.width).toBe(width)
})

test.describe('as a visitor', () => {
  test.use({ as: 'guest' })
  test('the menu rail is hidden from a visitor while the login is loading', async ({ page }) => {
    const release = await holdPanel(page)
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(page.locator('.boot')).toBeAttached()
    await expect(page.locator('.boot')).toBeHidden()
    release()
    await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
  })
})

test('G8: the list is requested with the query of the last visit', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('query:/users', 'sort=email&status=blocked'))
  const { calls } = follow(page)
  const settled = followRequests(page)
  await page.goto('/users')
  await expect(page).toHaveURL(/\/users\?sort=email&status=blocked/)
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await settled()
  // The panel and the script before it write the parameters in different orders; either may be the first to ask.
  const lists = calls.filter((call) => call.startsWith('/api/user/admin/user?'))
  expect(lists.map((call) => call.split('?')[1]?.split('&').toSorted())).toEqual([['sort=email', 'status=blocked']])
})

test.describe('signed in as orders@example.com', () => {
  test.use({ as: 'orders' })
  for (const address of ['/roles', '/roles/edit/2', '/pickup/edit/12', '/handbooks/templates/edit/1'])
    test(`G1: ${address}, whose right is missing, asks for none of its data`, async ({ page }) => {
      const refusals: string[] = []
      page.on('response', (response) => response.status() >= 400 && refusals.push(response.url()))
      const { calls } = follow(page)
      await page.goto(address)
      await expect(page).not.toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(refusals).toEqual([])
      expect(calls.filter((call) => /\/(?:role|store-point|template)(?:\/\d+|\?.*)?$/.test(call))).toEqual([])
    })
})

test('first requests: a panel that starts before their script sends them alone', async ({ page }) => {
  const panel = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const text = await (await fetch(route.request().url())).text()
    if (text.includes('meta[name=early]')) await panel.promise
    await route.continue()
  })
  const { calls } = follow(page)
  const settled = followRequests(page)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  panel.resolve()
  await settled()
  expect(calls.length).toBeGreaterThan(2)
  expect(calls).toEqual([...new Set(calls)])
})

test('first requests: none is sent with an expired token', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token-expire', '2026-01-01T00:00:00Z'))
  const { calls } = follow(page)
  await holdPanel(page)
  const early = page.waitForResponse((response) => response.url().endsWith('.js'))
  await page.goto('/users', { waitUntil: 'commit' })
  await early
  await page.evaluate(() => document.title)
  expect(calls).toEqual([])
})

// A page is shown after at most this number of scripts, with no request made twice; the last of them is the line of the shift.
for (const [address, title, scripts] of [
  ['/', 'Обзор', 12],
  ['/products', 'Товары', 8],
  ['/orders', 'Заказы', 9],
  ['/products/1', undefined, 9],
  ['/orders/1', undefined, 9],
  ['/sellers/1', undefined, 10],
  ['/users/edit/1', undefined, 9],
] as const)
  test(`${address} opened directly is at most ${scripts} scripts, and asks for nothing twice`, async ({ page }) => {
    const requests = follow(page)
    await withoutStream(page)
    const settled = followRequests(page)
    await page.goto(new URL(address, baseURL).href)
    await expect(title ? heading(page, title) : page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled()
    expect(requests.calls).toEqual([...new Set(requests.calls)])
    expect(requests.calls.length).toBeGreaterThan(2)
    expect(requests.scripts.length).toBeLessThanOrEqual(scripts)
  })

for (const [address, title] of [
  ['/', 'Обзор'],
  ['/orders/123', 'Заказ 1000123'],
  ['/products/1001', 'Фильтр масляный W 914/2'],
] as const)
  test(`${address} opened with an empty cache moves nothing at 1440, 768 and 360 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const settled = followRequests(page)
      await page.goto(address)
      await expect(heading(page, title)).toBeVisible()
      await settled()
      const { sum, moved } = await layoutShift(page)
      expect(sum, `${width} px: ${moved.join('\n')}`).toBeLessThanOrEqual(0.01)
    }
    await devTools.detach()
  })
