import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { codeOf, openSecurity, signOut } from '../support/account.ts'
import { newAccount, password } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { enterPassword, expect, heading, test } from '../support/fixtures.ts'

// A sign-in that wants a code is answered with 422.
test.use({ as: 'guest', refusals: [422] })

const security = (page: Page) => page.getByRole('dialog', { name: 'Пароль и сеансы' })
const codeField = (page: Page) => page.getByLabel('Код из приложения', { exact: true })

test('A14: turn the second step on, sign in, lose the telephone, come back by a recovery code', async ({
  page,
  admin,
}) => {
  test.setTimeout(180_000)
  const { email } = await newAccount(admin, 'viewer')
  await page.goto('/handbooks')
  await enterPassword(page, email)
  await openSecurity(page)
  const dialog = security(page)
  await dialog.getByRole('button', { name: 'Включить' }).click()
  await dialog.getByLabel('Текущий пароль').last().fill(password)
  await dialog.getByRole('button', { name: 'Продолжить' }).click()
  await expect(dialog.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
  const secret = await dialog.getByLabel('Ключ для приложения').inputValue()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Шесть цифр из приложения').fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Включить второй шаг' }).click()
  const shown = dialog.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allTextContents()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать' }).click()
  expect(
    readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes)
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(dialog.getByText('Осталось кодов восстановления: 10')).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await enterPassword(page, email)
  await expect(heading(page, 'Код для входа')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await codeField(page).fill('000000')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(codeField(page)).toHaveAccessibleDescription(/Неверный код/)
  await codeField(page).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Учётная запись/ })).toBeVisible()

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole('button', { name: 'Нет телефона под рукой' }).click()
  await page.getByLabel('Код восстановления').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await openSecurity(page)
  await expect(dialog.getByText('Осталось кодов восстановления: 9')).toBeVisible()
  await dialog.getByRole('button', { name: 'Выключить второй шаг' }).click()
  await dialog.getByLabel('Код из приложения или код восстановления').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Выключить второй шаг' }).click()
  await expect(dialog.getByRole('button', { name: 'Включить' })).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page)
  await enterPassword(page, email)
  await expect(page.getByRole('button', { name: /^Учётная запись/ })).toBeVisible()
})
