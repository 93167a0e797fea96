import type { Page } from '@playwright/test'
import { apiAs, newAccount, password, unique } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, signIn, test, toasts } from '../support/fixtures.ts'

async function openOwn(page: Page, item: string) {
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('dialog', { name: item })).toBeVisible()
  return page.getByRole('dialog', { name: item })
}

async function expectNoViolations(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
}

test.describe('a new member of staff', () => {
  test.use({ as: 'guest' })

  test('P7: a change of the own password ends every other session, and only those', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'viewer')
    const elsewhere = await apiAs(email)
    await page.goto('/handbooks')
    await signIn(page, email, password)
    const dialog = await openOwn(page, 'Пароль и сеансы')
    await expect(dialog.getByText('Этот сеанс')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'активность' })).toHaveCount(2)
    await expectNoViolations(page)

    const next = `Новая фраза ${unique()}`
    await dialog.getByLabel('Текущий пароль').fill(password)
    await dialog.getByLabel('Новый пароль').fill(next)
    await dialog.getByLabel('Пароль ещё раз').fill(next)
    await dialog.getByRole('button', { name: 'Сменить пароль' }).click()
    await expect(toasts(page).getByText('Пароль изменён, остальные сеансы завершены')).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'активность' })).toHaveCount(1)
    await expect(elsewhere.profile.view()).rejects.toThrow()
    await page.reload()
    await expect(heading(page, 'Справочники')).toBeVisible()
    await (await apiAs(email, next)).signOut()
  })

  test('a notification comes without a reload, and is read', async ({ page, admin }) => {
    const { email, role_ids } = await newAccount(admin, 'viewer')
    await page.goto('/handbooks')
    await signIn(page, email, password)
    await expect(heading(page, 'Справочники')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
    const title = `Планёрка ${unique()}`
    await admin.notifications.create({ title, body: 'Сегодня в 15:00', role_ids })
    await page.getByRole('button', { name: 'Уведомления: 1 новое' }).click()
    const dialog = page.getByRole('dialog', { name: 'Уведомления' })
    await expect(dialog.getByText(title)).toBeVisible()
    await dialog.getByRole('button', { name: `Прочитать: ${title}` }).click()
    await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('P7: a setting is changed with permission, and the log records it', async ({ page, admin }) => {
  const retentionDays = async () => {
    const { items } = await admin.settings.list({ q: 'audit_retention_days' })
    return Number(items[0]?.value)
  }
  const before = await retentionDays()
  await page.goto('/handbooks')
  const dialog = await openOwn(page, 'Настройки')
  await expectNoViolations(page)
  await dialog.getByLabel('Срок хранения журнала, дней').fill(String(before + 1))
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  expect(await retentionDays()).toBe(before + 1)
  const { items } = await admin.auditLog.list({ entity: ['setting'], per_page: 10 })
  expect(items[0]?.changes).toEqual({ value: [before, before + 1] })
})
