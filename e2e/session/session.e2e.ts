import type { Page } from '@playwright/test'
import { apiAs, baseURL, inviteUser, newAccount, password, unique } from '../support/api.ts'
import { endSession, expect, heading, menu, signIn, test, toasts } from '../support/fixtures.ts'

test.use({ as: 'guest', refusals: [401] })

const expired = 'Ваша сессия устарела, пожалуйста войдите заново'

const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' })

const refreshesOf = (page: Page) => {
  const urls: string[] = []
  page.context().on('request', (request) => request.url().endsWith('/auth/refresh') && urls.push(request.url()))
  return urls
}

test('signing out in one tab redirects the other to the sign-in page, and keeps the input there', async ({
  page,
  context,
  admin,
}) => {
  const { email } = await newAccount(admin, 'administrator')
  const colleague = await inviteUser(admin, 'viewer')
  await page.goto(`/users/edit/${colleague.id}`)
  await signIn(page, email, password)
  await page.getByLabel('Должность').fill('Недописанная')
  const other = await context.newPage()
  await other.goto('/handbooks')
  await other.getByRole('button', { name: /^Учётная запись/ }).click()
  await other.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(other).toHaveURL('/auth/login')
  await expect(page).toHaveURL('/auth/login')
  await expect(heading(page, 'Вход')).toBeVisible()

  await signIn(page, email, password)
  await expect(page).toHaveURL(`/users/edit/${colleague.id}`)
  await expect(page.getByLabel('Должность')).toHaveValue('Недописанная')
  await expect(other).not.toHaveURL(/auth/)
})

test.describe('a session that ends in the middle of', () => {
  test('a record: the same page with everything typed after signing in, and the other tab is back by itself', async ({
    page,
    context,
    admin,
  }) => {
    const { email } = await newAccount(admin, 'administrator')
    const colleague = await inviteUser(admin, 'viewer')
    await page.goto(`/users/edit/${colleague.id}?from=mail`)
    await signIn(page, email, password)
    const other = await context.newPage()
    await other.goto('/handbooks')
    await expect(heading(other, 'Справочники')).toBeVisible()
    // Pending requests of the other tab would be refused first and show the toast there.
    await expect(other.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(other.locator('[data-shift]')).toBeVisible()
    await page.getByLabel('Должность').fill('Недописанная')
    await endSession(page)
    await page.keyboard.press('Control+S')
    await expect(page).toHaveURL('/auth/login')
    await expect(toasts(page).getByText(expired)).toBeVisible()
    await expect(other).toHaveURL('/auth/login')

    await signIn(page, email, password)
    await expect(page).toHaveURL(`/users/edit/${colleague.id}?from=mail`)
    await expect(page.getByLabel('Должность')).toHaveValue('Недописанная')
    await expect(heading(other, 'Справочники')).toBeVisible()
    await save(page).click()
    await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  })

  test('a sheet: the cells that were typed over are still to be saved', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'administrator')
    await page.goto('/products/1002?tab=offers')
    await signIn(page, email, password)
    const price = page.getByRole('grid', { name: 'Цены и сроки' }).getByRole('row').nth(1).getByRole('gridcell').nth(1)
    await price.click()
    await page.keyboard.type('777')
    await page.keyboard.press('Enter')
    await expect(price).toContainText('777')
    await endSession(page)
    await page.keyboard.press('Control+S')
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, email, password)
    await expect(page).toHaveURL('/products/1002?tab=offers')
    await expect(price).toContainText('777')
    await expect(save(page)).toBeVisible()
  })

  test('a dialog: it opens with the input', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'administrator')
    await page.goto('/catalog')
    await signIn(page, email, password)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Добавить категорию' }).click()
    await dialog.getByLabel('Название').fill('Недописанная категория')
    await expect(dialog.getByLabel(/^Адрес в ссылке/)).toHaveValue('nedopisannaia-kategoriia')
    await endSession(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, email, password)
    await expect(page).toHaveURL('/catalog')
    await page.getByRole('button', { name: 'Добавить категорию' }).click()
    await expect(dialog.getByLabel('Название')).toHaveValue('Недописанная категория')
  })
})

test('five tabs that wake together send one refresh, and all stay signed in', async ({ page, context, admin }) => {
  const { email } = await newAccount(admin, 'viewer')
  const refreshes = refreshesOf(page)
  // The laptop sleeps for twenty of the token's thirty minutes, of which the server's clock does not know.
  const asleep = 20 * 60_000
  await context.route('**/auth/refresh', async (route) => {
    const response = await route.fetch()
    const { token } = (await response.json()) as { token: { value: string; expired_at: string } }
    const expired_at = new Date(Date.parse(token.expired_at) + asleep).toISOString()
    await route.fulfill({ response, json: { token: { ...token, expired_at } } })
  })
  await context.clock.install()
  await page.goto('/handbooks')
  await signIn(page, email, password)
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/handbooks')
      await expect(heading(tab, 'Справочники')).toBeVisible()
    }),
  )
  expect(refreshes).toEqual([])
  const before = await page.evaluate(() => localStorage.getItem('token'))
  await context.clock.fastForward(asleep)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)

  for (const tab of tabs) {
    await tab.evaluate(() => dispatchEvent(new Event('focus')))
    await menu(tab).getByRole('link', { name: 'Пользователи' }).click()
    await expect(tab.getByRole('row').nth(20)).toBeVisible()
  }
  expect(refreshes).toHaveLength(1)
})

test('a blocked user lands on the sign-in page at the next click, with one toast', async ({ page, admin }) => {
  // The stream of events ends with the session, and would lead to the sign-in page before the click.
  await page.route('**/admin/events*', () => undefined)
  const { id, email, version } = await newAccount(admin, 'viewer')
  await page.goto('/handbooks')
  await signIn(page, email, password)
  await expect(heading(page, 'Справочники')).toBeVisible()
  // All requests of the page are answered, so the click is the next one to be refused.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await admin.users.statusChange({ id, version, status: 'blocked' })
  await menu(page).getByRole('link', { name: 'Пользователи' }).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(toasts(page).getByText(expired)).toBeVisible()
  await expect(toasts(page).getByText(expired)).toHaveCount(1)
  await expect(apiAs(email)).rejects.toThrow('Неверная эл. почта или пароль')
})

test('a sign-in does not return to the page of another account', async ({ page, admin }) => {
  const { email } = await newAccount(admin, 'no-rights')
  await page.goto(`${baseURL}/users?q=${unique()}`)
  await signIn(page, email, password)
  await expect(page).toHaveURL('/handbooks')
  await expect(menu(page).getByRole('link')).toHaveText(['Справочники'])
})
