import type { Browser, Page } from '@playwright/test'
import { type Api, apiAs, baseURL, password } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, menu, signIn, test, toasts } from '../support/fixtures.ts'

const PEOPLE = [
  'v.sergeev',
  'merchant1',
  'moderator',
  'content',
  'orders',
  'finance',
  'viewer',
  'log-only',
  'no-rights',
]

// A preview is refused each write, such as what is open on a screen, and a token that has ended each read.
test.use({ refusals: [401, 403] })

const banner = (page: Page) => page.getByRole('region', { name: 'Просмотр от чужого имени' })

async function idOf(admin: Api, name: string) {
  const { items } = await admin.users.list({ q: `${name}@example.com` })
  const [found] = items.filter(({ email }) => email === `${name}@example.com`)
  return found?.id ?? 0
}

async function start(page: Page, admin: Api, name: string) {
  await page.goto(`/users/edit/${await idOf(admin, name)}`)
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Посмотреть как…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Причина').fill('Человек не видит заказы')
  await dialog.getByRole('button', { name: 'Начать просмотр' }).click()
  await expect(banner(page)).toBeVisible()
}

async function realMenu(browser: Browser, name: string) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/handbooks')
  await signIn(page, `${name}@example.com`, password)
  await expect(heading(page, 'Справочники')).toBeVisible()
  const links = await linksOf(page)
  await context.close()
  return links
}

/** The names without the numbers of what waits. */
async function linksOf(page: Page) {
  const links = await menu(page).getByRole('link').all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
    session: Object.keys(sessionStorage).toSorted(),
    caches: await caches.keys(),
  }))

test('A13: all tabs see the panel as the other person, and nothing of it stays', async ({ page, context, admin }) => {
  await page.goto('/orders')
  await expect(heading(page, 'Заказы')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/users')
  await expect(heading(other, 'Пользователи')).toBeVisible()
  await page.goto(`/users/edit/${await idOf(admin, 'orders')}`)
  await expect(heading(page, /Соколов/)).toBeVisible()
  const before = await kept(page)

  await start(page, admin, 'orders')
  await expect(banner(page)).toContainText('Вы смотрите как Соколов Павел Дмитриевич')
  await expect(banner(page)).toContainText(/осталось (30|29)\sмин/)
  await expect(banner(other)).toBeVisible()
  await expect(menu(other).getByRole('link', { name: 'Пользователи' })).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
  await page.goto('/orders?status=new')
  await expect(heading(page, 'Заказы')).toBeVisible()

  await banner(page).getByRole('button', { name: 'Выйти из просмотра' }).click()
  await expect(heading(page, /Соколов/)).toBeVisible()
  await expect(toasts(page).getByText('Просмотр закончен')).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
  await expect(menu(other).getByRole('link', { name: 'Пользователи' })).toBeVisible()
  const after = await kept(page)
  expect(after.local).toEqual(before.local)
  expect(after.session).toEqual(before.session)
  const cached = await page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => url))
  expect(cached.filter((url) => url.includes('/orders'))).toEqual([])

  const seen = await (await apiAs('orders@example.com')).ownPreviews.list()
  expect(seen.items[0]).toMatchObject({ reason: 'Человек не видит заказы', viewer: expect.stringMatching(/^Волков/) })
})

test('A13: a request that is refused while the preview ends does not change where the panel goes on', async ({
  page,
  admin,
}) => {
  await start(page, admin, 'orders')
  await page.goto('/orders?status=new')
  await expect(heading(page, 'Заказы')).toBeVisible()
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.route('**/preview-swap-*.js', async (route) => {
    // Both the button and the refused request wait for this code.
    await refused
    await route.continue()
  })
  const code = page.waitForRequest('**/preview-swap-*.js')
  await banner(page).getByRole('button', { name: 'Выйти из просмотра' }).click()
  await code
  await page.getByRole('button', { name: 'Уведомления' }).click()
  await refused

  await expect(heading(page, /Соколов/)).toBeVisible()
  await expect(toasts(page).getByText('Просмотр закончен')).toBeVisible()
})

test('A13: a preview that the server has ended gives the own panel back', async ({ page, admin }) => {
  await start(page, admin, 'viewer')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(`${baseURL}/api/user/admin/preview/end`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  await page.goto('/handbooks/brands')
  await expect(toasts(page).getByText('Просмотр закончен')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Пользователи' })).toBeVisible()
  expect((await admin.profile.view()).email).toBe('admin@example.com')
})

for (const name of PEOPLE)
  test(`A13: as ${name}, the menu is that person's`, async ({ page, browser, admin }) => {
    await start(page, admin, name)
    await page.goto('/handbooks')
    await expect(heading(page, 'Справочники')).toBeVisible()
    expect(await linksOf(page)).toEqual(await realMenu(browser, name))
    await banner(page).getByRole('button', { name: 'Выйти из просмотра' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: 'Пользователи' })).toBeVisible()
  })
