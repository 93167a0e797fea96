import type { Page } from '@playwright/test'
import { account, openSecurity, signOut } from '../support/account.ts'
import { newAccount } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { enterPassword, expect, heading, test } from '../support/fixtures.ts'

// A sign-in that wants a second step is answered with 422.
test.use({ as: 'guest', refusals: [422] })

/** A device whose owner has touched it, and shown a finger or a face. */
async function plugIn(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  return { unplug: () => devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }) }
}

test('A18: add a passkey, sign in by it alone, lose it, come back by a recovery code, remove it', async ({
  page,
  admin,
}) => {
  test.setTimeout(180_000)
  const { email } = await newAccount(admin, 'viewer')
  const device = await plugIn(page)
  await page.goto('/handbooks')
  await enterPassword(page, email)
  await openSecurity(page)
  const dialog = page.getByRole('dialog', { name: 'Пароль и сеансы' })
  await dialog.getByRole('button', { name: 'Добавить ключ' }).click()
  const shown = dialog.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const [code = ''] = await shown.allTextContents()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(dialog.getByText(/^Добавлен .*входов ещё не было$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Добавить ключ' }).click()
  await expect(page.getByText('На этом устройстве ключ уже есть')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Войти ключом' }).click()
  await expect(account(page)).toBeVisible()

  await signOut(page)
  await enterPassword(page, email)
  await expect(heading(page, 'Код для входа')).toBeVisible()
  await page.getByRole('button', { name: 'Войти ключом' }).click()
  await expect(account(page)).toBeVisible()

  await signOut(page)
  await device.unplug()
  await enterPassword(page, email)
  await page.getByLabel('Код восстановления').fill(code)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await openSecurity(page)
  await expect(dialog.getByText('Осталось кодов восстановления: 9')).toBeVisible()
  await dialog.getByRole('button', { name: /^Удалить ключ:/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить ключ входа?' })
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Удалить ключ:/ })).toBeHidden()

  await signOut(page)
  await enterPassword(page, email)
  await expect(account(page)).toBeVisible()
})
