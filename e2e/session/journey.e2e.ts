import { apiAs, baseURL, inviteUser, newAccount, unique } from '../support/api.ts'
import { endSession, expect, heading, menu, signIn, test, toasts } from '../support/fixtures.ts'
import { letterTo } from '../support/mailbox.ts'

test.use({ as: 'guest', refusals: [401] })

const newPassword = 'совсем новая длинная фраза'
const expired = 'Ваша сессия устарела, пожалуйста войдите заново'

test('from a forgotten password to a saved draft', async ({ page, browser, admin }) => {
  const editor = await newAccount(admin, 'administrator')
  const colleague = await inviteUser(admin, 'viewer', { last_name: `Журналов ${unique()}`, position: 'Стажёр' })

  await test.step('the mail of a reset arrives, and its link sets a new password', async () => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Забыли пароль?' }).click()
    // The field has the same name on both pages.
    await expect(heading(page, 'Восстановление пароля')).toBeVisible()
    await page.getByLabel('Эл. почта').fill(editor.email)
    await page.getByRole('button', { name: 'Отправить ссылку' }).click()
    await expect(heading(page, 'Проверьте почту')).toBeVisible()
    const { link } = await letterTo(editor.email, 'Восстановление пароля')
    await page.goto(link)
    await page.getByLabel('Новый пароль').fill(newPassword)
    await page.getByLabel('Пароль ещё раз').fill(newPassword)
    await page.getByRole('button', { name: 'Сохранить пароль' }).click()
    await expect(heading(page, 'Вход')).toBeVisible()
    await expect(toasts(page).getByText('Пароль изменён. Войдите с новым паролем')).toBeVisible()
    await signIn(page, editor.email, newPassword)
    await expect(heading(page, 'Обзор')).toBeVisible()
  })

  await test.step('a user is found and changed', async () => {
    await menu(page).getByRole('link', { name: 'Пользователи' }).click()
    await page.getByRole('searchbox').fill(colleague.last_name)
    // The newest user is in the list before the search as well, and its row moves when the answer comes.
    await expect(page.getByText('1–1 из 1')).toBeVisible()
    await page.getByRole('link', { name: new RegExp(colleague.last_name) }).click()
    await expect(page.getByLabel('Фамилия')).toHaveValue(colleague.last_name)
    await page.getByLabel('Должность').fill('Аналитик')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(toasts(page).getByText('Сохранено')).toBeVisible()
    expect((await admin.users.view({ id: colleague.id })).position).toBe('Аналитик')
  })

  await test.step('a user with half the rights sees half of the entries', async () => {
    const role = await admin.roles.create({
      slug: `half-${unique()}`,
      name: `Половина прав ${unique()}`,
      scope: 'all',
      permissions: [{ name: 'user.index' }, { name: 'user.view' }],
    })
    const reader = await newAccount(admin, 'no-rights', { role_ids: [role.id] })
    const own = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const half = await own.newPage()
    await half.goto(`${baseURL}/users/edit/${colleague.id}`)
    await signIn(half, reader.email, 'demo-password-2026')
    await expect(half.getByLabel('Должность')).toHaveValue('Аналитик')
    await expect(half.getByLabel('Должность')).toHaveAttribute('readonly')
    await expect(menu(half).getByRole('link')).toHaveText(['Справочники', 'Пользователи'])
    await half.keyboard.press('Control+S')
    await expect(half.getByRole('button', { name: /Сохранить|Ещё действия|Приглашён/ })).toHaveCount(0)
    await menu(half).getByRole('link', { name: 'Пользователи' }).click()
    await expect(half.getByRole('row').nth(20)).toBeVisible()
    await expect(half.getByRole('link', { name: 'Пригласить' })).toHaveCount(0)
    await expect(half.getByRole('checkbox')).toHaveCount(0)
    await own.close()
  })

  await test.step('the session ends on the server in the middle of typing', async () => {
    await page.getByLabel('Должность').fill('Старший аналитик')
    await endSession(page)
    await page.keyboard.press('Control+S')
    await expect(page).toHaveURL('/auth/login')
    await expect(toasts(page).getByText(expired)).toHaveCount(1)
  })

  await test.step('the next sign-in brings back the page and the draft', async () => {
    await signIn(page, editor.email, newPassword)
    await expect(page).toHaveURL(`/users/edit/${colleague.id}`)
    await expect(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
    await expect(page.getByLabel('Должность')).toHaveValue('Старший аналитик')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    // The toast of the first save may still be visible.
    await expect.poll(async () => (await admin.users.view({ id: colleague.id })).position).toBe('Старший аналитик')
  })

  await expect(apiAs(editor.email)).rejects.toThrow('Неверная эл. почта или пароль')
})
