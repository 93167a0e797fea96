import { baseURL, inviteUser, unique } from '../support/api.ts'
import { expect, heading, menu, test, toasts } from '../support/fixtures.ts'
import { followRequests } from '../support/settled.ts'

// The browser logs a refusal as an error; this one causes the merge.
test.use({ refusals: [412] })

test('changes of different fields by two editors merge without a question', async ({
  page,
  browser,
  sessions,
  admin,
}) => {
  const { id } = await inviteUser(admin, 'viewer', { first_name: 'Игорь', position: 'Стажёр' })
  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage: await sessions('v.sergeev') }] }
  const otherContext = await browser.newContext({ storageState, baseURL })
  const other = await otherContext.newPage()
  await Promise.all([page.goto(`/users/edit/${id}`), other.goto(`/users/edit/${id}`)])
  await page.getByLabel('Имя').fill('Пётр')
  await other.getByLabel('Должность').fill('Директор')
  await other.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(other).getByText('Сохранено')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Должность')).toHaveValue('Директор')
  expect(await admin.users.view({ id })).toMatchObject({ first_name: 'Пётр', position: 'Директор' })
  await otherContext.close()
})

test('a change of one field in two places asks which value stays', async ({ page, admin }) => {
  const { id, version } = await inviteUser(admin, 'viewer', { first_name: 'Игорь', position: 'Стажёр' })
  await page.goto(`/users/edit/${id}`)
  await page.getByLabel('Имя').fill('Пётр')
  await page.getByLabel('Должность').fill('Аналитик')
  await admin.users.update({ id, version, first_name: 'Семён' })
  await page.getByRole('button', { name: 'Сохранить' }).click()

  // The other program works for the same person.
  const dialog = page.getByRole('dialog', { name: 'Вы изменили эту запись в другой вкладке' })
  await expect(dialog).toContainText('Было: Игорь')
  await expect(dialog.getByLabel('Моё: Пётр')).toBeChecked()
  await dialog.getByRole('button', { name: 'Вернуться к форме' }).click()
  await expect(page.getByLabel('Имя')).toHaveValue('Пётр')

  await page.getByRole('button', { name: 'Сохранить' }).click()
  await dialog.getByLabel('Сейчас: Семён').check()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Семён')
  expect(await admin.users.view({ id })).toMatchObject({ first_name: 'Семён', position: 'Аналитик' })
})

test('a double click on «Создать» makes one record', async ({ page, admin }) => {
  const code = `e2e.${unique()}`
  await page.goto('/handbooks/reasons/edit/new')
  await page.getByLabel('Название').fill('Двойной щелчок')
  await page.getByLabel('Код').fill(code)
  await page.getByRole('checkbox', { name: 'Отмена заказа' }).check()
  await page.getByRole('button', { name: 'Создать', exact: true }).dblclick()
  await expect(page).toHaveURL(/\/handbooks\/reasons\/edit\/\d+$/)
  await expect(heading(page, 'Двойной щелчок')).toBeVisible()
  expect((await admin.operationReasons.list({ q: code })).meta.total).toBe(1)
})

test('«Назад» brings back the filters and the place of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const settled = followRequests(page)
  // Accounts of other tests come and go below the row.
  await page.goto('/users?status=active&sort=email&per_page=50')
  const row = page.getByRole('link', { name: /^Романова/ })
  await expect(row).toBeVisible()
  // The row of views, which comes after the list, makes the page taller above the row.
  await settled()
  await row.evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  await row.click()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Романова')
  await page.goBack()
  await expect(page).toHaveURL('/users?status=active&sort=email&per_page=50')
  await expect(row).toBeInViewport()
  await expect(row).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await menu(page).getByRole('link', { name: 'Роли' }).click()
  await expect(heading(page, 'Роли')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('two tabs of one person keep their input apart, and the save of the other tab is called their own', async ({
  page,
  context,
  admin,
}) => {
  const { id } = await inviteUser(admin, 'viewer', { first_name: 'Игорь', position: 'Стажёр' })
  await page.goto(`/users/edit/${id}`)
  await page.getByLabel('Имя').fill('Пётр')
  const other = await context.newPage()
  await other.goto(`/users/edit/${id}`)
  await expect(other.getByText('В другой вкладке остались несохранённые изменения')).toBeVisible()
  await other.getByLabel('Имя').fill('Семён')
  await other.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(other).getByText('Сохранено')).toBeVisible()

  // The save of the other tab has left the input of this one, which a reload shows again.
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Пётр')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вы изменили эту запись в другой вкладке' })
  await expect(dialog.getByLabel('Сейчас: Семён')).toBeVisible()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  await expect(admin.users.view({ id })).resolves.toMatchObject({ first_name: 'Пётр' })
})

const rightOf = (cards: Element[]) => Math.max(...cards.map((card) => card.getBoundingClientRect().right))

test('On a wide window the heading of a record with a third column ends where that column does', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const path of ['/orders/1', '/orders/suborder/1', '/warehouse/1']) {
    await page.goto(path)
    await expect(page.locator('[data-rail] section').first()).toBeVisible()
    const end = await page.locator('[data-columns] section').evaluateAll(rightOf)
    expect([path, end]).toEqual([path, 1776])
    const heading = await page
      .locator('main header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().right - parseFloat(getComputedStyle(header).paddingRight))
    expect([path, heading]).toEqual([path, end])
  }
})

test('A record and its forms share the grid of a list, with the rail in one place', async ({ page }) => {
  const end = 1424
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/sellers/1', '/users/edit/2', '/products/1001', '/products/edit/1001']) {
      await page.goto(path)
      const rail = page.locator('[data-rail]')
      await expect(rail).toBeVisible()
      const box = await rail.boundingBox()
      expect([path, box?.x]).toEqual([path, end - 336])
    }
    await page.goto('/users/edit/new')
    const create = await page.getByRole('button', { name: 'Создать', exact: true }).boundingBox()
    expect((create?.x ?? 0) + (create?.width ?? 0)).toBe(end)
    const record = await page.getByRole('heading', { level: 1 }).boundingBox()
    await page.goto('/users')
    const list = await page.getByRole('heading', { level: 1, name: 'Пользователи' }).boundingBox()
    expect(record?.x).toBe(list?.x)
  }
})
