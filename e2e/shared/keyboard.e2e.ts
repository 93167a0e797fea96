import { inviteUser, newAccount, password, unique } from '../support/api.ts'
import { expect, heading, menu, test, toasts } from '../support/fixtures.ts'
import { choose, press, pressRussian, tabTo } from '../support/keys.ts'

test.use({ refusals: [412] })

test.describe('from the sign-in page', () => {
  test.use({ as: 'guest' })

  test('signing in, the menu, a filter and a record are reached by the keyboard alone', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'administrator')
    const colleague = await inviteUser(admin, 'viewer', { last_name: `Клавишин ${unique()}` })
    await page.goto('/auth/login')
    await expect(page.getByLabel('Эл. почта')).toBeFocused()
    await page.keyboard.type(email)
    await tabTo(page, page.getByLabel('Пароль', { exact: true }))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Обзор')).toBeVisible()

    await press(page, menu(page).getByRole('link', { name: 'Пользователи' }))
    await expect(heading(page, 'Пользователи')).toBeFocused()
    const filter = page.getByRole('button', { name: /^Статус/ })
    await press(page, filter)
    await press(page, page.getByRole('checkbox', { name: 'Приглашён' }), 'Space')
    await expect(page).toHaveURL('/users?status=invited')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: 'Приглашён' })).toHaveCount(0)
    await expect(filter).toBeFocused()

    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(colleague.last_name)
    await expect(page).toHaveURL(/status=invited&q=/)
    await press(page, page.getByRole('link', { name: new RegExp(colleague.last_name) }))
    await expect(heading(page, new RegExp(colleague.last_name))).toBeFocused()
  })
})

test('a change is saved by Ctrl+S on either layout', async ({ page, admin }) => {
  const { id } = await inviteUser(admin, 'viewer', { first_name: 'Егор' })
  await page.goto(`/users/edit/${id}`)
  const name = page.getByLabel('Имя')
  await tabTo(page, name)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Пётр')
  await page.keyboard.press('Control+S')
  await expect(toasts(page).getByText('Сохранено')).toHaveCount(1)
  await expect(name).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' Первый')
  await pressRussian(page, 'ы', 'S')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0)
  await expect(name).toBeFocused()
  expect((await admin.users.view({ id })).first_name).toBe('Пётр Первый')
})

test('a focused field is not covered by the bar with «Сохранить»', async ({ page, admin }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { id } = await inviteUser(admin, 'viewer')
  await page.goto(`/users/edit/${id}`)
  const name = page.getByLabel('Имя')
  await name.fill('Пётр')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeVisible()
  const covered = await page.getByRole('textbox').evaluateAll((fields) => {
    const bar = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? 0
    return fields.filter((field) => {
      window.scrollTo(0, 0)
      field.focus()
      return field.getBoundingClientRect().bottom > bar
    }).length
  })
  expect(covered).toBe(0)
})

test('a status is changed by the keyboard, and the focus returns to where it was', async ({ page, admin }) => {
  const { id, last_name } = await newAccount(admin, 'viewer')
  await page.goto(`/users/edit/${id}`)
  const status = page.getByRole('button', { name: 'Активен' })
  const dialog = page.getByRole('dialog', { name: new RegExp(`Заблокировать: ${last_name}`) })

  await press(page, status)
  await page.getByRole('menuitem').first().waitFor()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(status).toBeFocused()

  await page.keyboard.press('Enter')
  await choose(page, 'Заблокировать')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(status).toBeFocused()

  await page.keyboard.press('Enter')
  await choose(page, 'Заблокировать')
  await tabTo(page, dialog.getByLabel(/^Комментарий/))
  await page.keyboard.type('Уволен')
  await press(page, dialog.getByRole('button', { name: 'Заблокировать' }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Заблокирован' })).toBeFocused()
  expect((await admin.users.view({ id })).status).toBe('blocked')
})

test('permissions are granted with the arrow keys, and the review is confirmed by keyboard', async ({
  page,
  admin,
}) => {
  const role = await admin.roles.create({
    slug: `keys-${unique()}`,
    name: `Клавиши ${unique()}`,
    scope: 'all',
    permissions: [{ name: 'brand.index' }],
  })
  await page.goto(`/roles/edit/${role.id}`)
  const grid = page.getByRole('grid', { name: 'Права' })
  await tabTo(page, grid.getByRole('radio').first())
  // The first row opens to its single rights.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  const cell = grid.locator(':focus')
  await expect(cell).toBeChecked()
  const label = (await cell.getAttribute('aria-label')) ?? ''
  expect(label).toMatch(/: /)
  await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(cell).toBeFocused()

  await page.keyboard.press('Control+S')
  const review = page.getByRole('alertdialog', { name: 'Сохранить изменения доступа?' })
  await expect(review.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(review).toHaveCount(0)
  await expect(cell).toBeFocused()
  await page.keyboard.press('Control+S')
  await press(page, review.getByRole('button', { name: 'Сохранить роль' }))
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  expect((await admin.roles.view({ id: role.id })).permissions).toHaveLength(2)
})

test('the question before leaving and the choice between two values are answered by the keyboard', async ({
  page,
  admin,
}) => {
  const { id, version } = await inviteUser(admin, 'viewer', { first_name: 'Игорь' })
  await page.goto(`/users/edit/${id}`)
  await tabTo(page, page.getByLabel('Имя'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Пётр')

  const link = menu(page).getByRole('link', { name: 'Роли' })
  await press(page, link)
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' })
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(link).toBeFocused()

  await admin.users.update({ id, version, first_name: 'Семён' })
  await press(page, page.getByRole('button', { name: 'Сохранить' }))
  const conflict = page.getByRole('dialog', { name: 'Вы изменили эту запись в другой вкладке' })
  await expect(conflict.locator(':focus')).toHaveCount(1)
  await tabTo(page, conflict.getByLabel('Моё: Пётр'))
  await page.keyboard.press('ArrowDown')
  await expect(conflict.getByLabel('Сейчас: Семён')).toBeChecked()
  await press(page, conflict.getByRole('button', { name: 'Сохранить выбранное' }))
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByLabel('Имя')).toHaveValue('Семён')
})
