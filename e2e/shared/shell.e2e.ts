import type { Browser, Page } from '@playwright/test'
import { apiAs, baseURL, inviteUser, newAccount, unique, type Api } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'
import { press, pressRussian } from '../support/keys.ts'
import { addresses, more, signedOut, unlisted } from '../support/addresses.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск и переход' })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('R4: the palette finds a card by its part number in any spelling, by the keyboard of either layout', async ({
  page,
}) => {
  await page.goto('/users')
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await pressRussian(page, 'л', 'K')
  await expect(field(page)).toBeFocused()
  for (const spelled of ['w9142', 'W 914/2', 'w-914 2']) {
    await field(page).fill(spelled)
    await expect(group(page, 'Товары').getByRole('option').first()).toContainText('W 914/2')
    await expect(group(page, 'Товары').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/1001')
  await expect(heading(page, /W 914\/2/)).toBeFocused()
})

test('R5: the palette finds an order by its number and by the phone of its buyer', async ({ page, admin }) => {
  const { number, buyer_phone, buyer_name } = await admin.orders.view({ id: 123 })
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await field(page).fill(buyer_phone.replace(/^\+7/, '8 '))
  await expect(group(page, 'Заказы').getByRole('option').first()).toContainText(buyer_name)
  await field(page).fill(number)
  await expect(group(page, 'Подзаказы').getByRole('option').first()).toContainText(`${number}-1`)
  await group(page, 'Заказы').getByRole('option').first().click()
  await expect(page).toHaveURL(/\/orders\/id-\d+$/)
  await expect(heading(page, new RegExp(number))).toBeVisible()
})

const UNKNOWN: readonly string[] = ['/nowhere', '/auth/unknown', '/no/such/page', '/users/%', '/users/edit']

test('G10: the server answers 200 at each address of the panel, and 404 at any other', async ({ request }) => {
  const listed = [...addresses, ...signedOut].map(([, address]) => address)
  const known = [...listed, ...more, ...unlisted, '/go/users/1']
  const statusOf = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).status()
  for (const address of known.filter((one) => !UNKNOWN.includes(one)))
    expect([address, await statusOf(address)]).toEqual([address, 200])
  for (const address of UNKNOWN) expect([address, await statusOf(address)]).toEqual([address, 404])
})

test.describe('an unknown address', () => {
  test.use({ refusals: [404] })

  for (const address of ['/users/%', '/users/edit/%C3', '/%zz?tab=%', '/users/edit/1.5', '/no/such/page'])
    test(`G10: the unknown address ${address} shows the 404 page, with links that work`, async ({ page }) => {
      await page.goto(address)
      await expect(heading(page, 'Страница не найдена')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'В каталог' }).click()
      await expect(page).toHaveURL('/catalog')
    })
})

test('scroll position: a typed address opens at the top, a reload keeps the place', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.goto('/products/1001')
  await expect(heading(page, 'Фильтр масляный W 914/2')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.reload()
  await expect.poll(scrolled).toBe(120)
  await page.goto('/products/1002')
  await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible()
  expect(await scrolled()).toBe(0)
})

test('The palette runs the actions of the open record, and «?» opens the list of shortcuts', async ({
  page,
  admin,
}) => {
  const { id, last_name } = await inviteUser(admin, 'viewer', { last_name: `Палитров ${unique()}` })
  await page.goto(`/users/edit/${id}`)
  await expect(heading(page, new RegExp(last_name))).toBeVisible()
  await page.keyboard.press('Control+K')
  await field(page).fill('удалить')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'Пользователи' }).first())
  await page.keyboard.press('Control+K')
  await expect(group(page, 'Недавние записи').getByRole('option').first()).toContainText(last_name)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the palette and the list of shortcuts have no axe violation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/roles')
    await expect(heading(page, 'Роли')).toBeVisible()
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await field(page).fill('ыыыы')
    await expect(page.getByText('Ничего не найдено')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

/** Another browser with another account's session. */
async function openAs(browser: Browser, api: Api, address: string) {
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: api.stored() }] },
  })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  return page
}

test.describe('two people at once', () => {
  test('they see each other on a record, and a change by one is announced to the other without a reload', async ({
    page,
    browser,
    admin,
  }) => {
    const user = await inviteUser(admin, 'viewer', { last_name: `Живов ${unique()}` })
    const colleague = await newAccount(admin, 'administrator', { last_name: `Соседов ${unique()}` })
    const other = await openAs(browser, await apiAs(colleague.email), `/users/edit/${user.id}`)
    await page.goto(`/users/edit/${user.id}`)
    await expect(page.getByText(`Смотрит ${colleague.last_name}`)).toBeVisible()
    await expect(other.getByText(/^Смотрит Волков/)).toBeVisible({ timeout: 25_000 })

    await other.getByLabel('Имя').fill('Пётр')
    await other.keyboard.press('Control+S')
    await expect(toasts(other).getByText('Сохранено')).toBeVisible()
    const note = page.getByText(`Есть изменения: ${colleague.last_name}`)
    await expect(note).toBeVisible()
    await expect(page.getByLabel('Имя')).toHaveValue('Егор')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page), colorScheme).toEqual([])
    }
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page.getByLabel('Имя')).toHaveValue('Пётр')
    await expect(note).toHaveCount(0)
    await other.context().close()
  })

  test('a list refetches by itself, but not during typing', async ({ page, admin }) => {
    const by = await apiAs((await newAccount(admin, 'administrator')).email)
    const mark = unique()
    const { id, version } = await inviteUser(admin, 'viewer', { last_name: `Списков ${mark}` })
    await page.goto(`/users?q=${mark}`)
    await expect(page.getByRole('link', { name: /Списков/ })).toBeVisible()
    // The stream starts only when the page is idle.
    const changed = await by.users.update({ id, version, first_name: 'Пётр' })
    await expect(page.getByRole('link', { name: /Списков.* Пётр/ })).toBeVisible()

    await page.getByRole('searchbox').focus()
    await by.users.update({ id, version: changed.version, first_name: 'Семён' })
    // Other tests change other users meanwhile, so the author of the last change is unknown.
    await expect(page.getByText(/^Есть изменения: /)).toBeVisible()
    await expect(page.getByRole('link', { name: /Списков.* Пётр/ })).toBeVisible()
    await page.getByRole('button', { name: 'Показать' }).click()
    await expect(page.getByRole('link', { name: /Списков.* Семён/ })).toBeVisible()
  })

  test('a change reaches a tab that has just opened and the older ones at once', async ({ page, context, admin }) => {
    const by = await apiAs((await newAccount(admin, 'administrator')).email)
    const mark = unique()
    let { id, version } = await inviteUser(admin, 'viewer', { last_name: `Вкладкин ${mark}` })
    for (const name of ['Пётр', 'Семён', 'Фома']) {
      const tab = name === 'Пётр' ? page : await context.newPage()
      await tab.goto(`/users?q=${mark}`)
      await expect(tab.getByRole('link', { name: /Вкладкин/ })).toBeVisible()
      ;({ id, version } = await by.users.update({ id, version, first_name: name }))
      for (const each of context.pages())
        await expect(each.getByRole('link', { name: new RegExp(`Вкладкин.* ${name}`) })).toBeVisible()
    }
  })
})
