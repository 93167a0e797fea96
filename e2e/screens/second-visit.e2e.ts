import type { Page } from '@playwright/test'
import { newAccount, password } from '../support/api.ts'
import { expect, heading, signIn, test } from '../support/fixtures.ts'

// Only these tests use kept documents; all others ask the server for each one.
test.use({ serviceWorkers: 'allow' })

const MARK = '<meta name="kept"'

/** Waits until the document of an address is kept, and marks it. */
async function mark(page: Page, path: string, change: Record<string, string> = {}) {
  await expect
    .poll(() =>
      page.evaluate(
        async (path) =>
          navigator.serviceWorker.controller !== null &&
          (await caches.match(path, { cacheName: 'pages' })) !== undefined,
        path,
      ),
    )
    .toBe(true)
  await page.evaluate(
    async ({ path, mark, change }) => {
      const cache = await caches.open('pages')
      const stored = await cache.match(path)
      let text = (await stored?.text())?.replace('<title>', `${mark}><title>`) ?? ''
      for (const [from, to] of Object.entries(change)) text = text.replace(new RegExp(from), to)
      await cache.put(path, new Response(text, { headers: stored?.headers ?? {} }))
    },
    { path, mark: MARK, change },
  )
}

const isKept = (page: Page) => page.evaluate(() => document.querySelector('meta[name=kept]') !== null)
const nonceOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '')

test('service worker: a visited page opens from the cache, with the same policy and a new nonce', async ({ page }) => {
  const first = await page.goto('/users')
  const nonces = [await nonceOf(page)]
  await mark(page, '/users')
  for (let visit = 0; visit < 2; visit++) {
    const again = await page.goto('/users')
    await expect(heading(page, 'Пользователи')).toBeVisible()
    if (visit === 0) expect(await isKept(page)).toBe(true)
    const nonce = await nonceOf(page)
    expect(nonces).not.toContain(nonce)
    expect(again?.headers()['content-security-policy']).toBe(
      first?.headers()['content-security-policy']?.replace(nonces[0] ?? '', nonce),
    )
    nonces.push(nonce)
  }
})

test('a reload asks the server', async ({ page }) => {
  await page.goto('/users')
  await mark(page, '/users')
  await page.reload()
  await expect(heading(page, 'Пользователи')).toBeVisible()
  expect(await isKept(page)).toBe(false)
})

test('service worker: after a deploy a page stays on one build, and the next visit has the new one', async ({
  page,
}) => {
  const earlier = { 'name="build" content="\\w+"': 'name="build" content="earlier"' }
  await page.goto('/roles')
  await mark(page, '/roles', earlier)
  await page.goto('/users')
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await expect.poll(() => page.evaluate(async () => caches.has('pages'))).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)),
    )
    .toEqual(['/users'])
  await page.goto('/roles')
  await expect(heading(page, 'Роли')).toBeVisible()
  expect(await isKept(page)).toBe(false)
})

test('service worker: a cached page of another colour mode is not shown', async ({ page }) => {
  await page.goto('/users')
  await mark(page, '/users')
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмное' }).click()
  await page.goto('/users')
  await expect(heading(page, 'Пользователи')).toBeVisible()
  expect(await isKept(page)).toBe(false)
})

test.describe('service worker: a page from the cache', () => {
  test.use({ as: 'guest', refusals: [401] })

  test('hears of a sign-out in another tab, and keeps what was typed', async ({ page, context, admin }) => {
    const { email } = await newAccount(admin, 'administrator')
    await page.goto('/users/edit/new')
    await signIn(page, email, password)
    await mark(page, '/users/edit/new')
    await page.goto('/users/edit/new')
    expect(await isKept(page)).toBe(true)
    await page.getByLabel('Должность').fill('Недописанная')
    const other = await context.newPage()
    await other.goto('/handbooks')
    await other.getByRole('button', { name: /^Учётная запись/ }).click()
    await other.getByRole('menuitem', { name: 'Выйти' }).click()
    await expect(other).toHaveURL('/auth/login')
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, email, password)
    await expect(page).toHaveURL('/users/edit/new')
    await expect(page.getByLabel('Должность')).toHaveValue('Недописанная')
  })
})

test('service worker: no address with a secret is cached, and a sign-out clears the user’s pages', async ({
  page,
  admin,
}) => {
  const paths = () =>
    page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname))
  const { email } = await newAccount(admin, 'administrator')
  await page.goto('/users')
  await mark(page, '/users')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/go/auth/0123456789abcdef')
  await page.goto('/auth/change-password/0123456789abcdef')
  await page.goto('/auth/login')
  await signIn(page, email, password)
  await page.goto('/roles')
  await expect.poll(paths).toContain('/roles')
  expect((await paths()).filter((path) => path.includes('0123456789abcdef'))).toEqual([])
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(heading(page, 'Вход')).toBeVisible()
  await expect.poll(paths).not.toContain('/roles')
})
