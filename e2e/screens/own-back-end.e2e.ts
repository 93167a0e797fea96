import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startStub } from '../../tools/docs/stub/stub-server.ts'

test('the panel runs on a back end with users, roles and products alone', async ({ page }) => {
  const stub = await startStub(join(import.meta.dirname, '../../apps/admin/dist'))
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(`${stub.url}/api/`) && !response.ok()) refused.push(response.url())
  })
  try {
    await page.goto(`${stub.url}/auth/login`)
    await page.getByLabel('Эл. почта').fill('admin@example.com')
    await page.getByLabel('Пароль', { exact: true }).fill('any-password-2026')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Главное меню' })
    await expect(menu.getByRole('link')).toHaveText(['Товары', 'Пользователи', 'Роли'])
    await expect(page.getByText('Фильтр масляный')).toBeVisible()
    await menu.getByRole('link', { name: 'Роли' }).click()
    await expect(page.getByRole('heading', { name: 'Роли', level: 1 })).toBeVisible()
    await menu.getByRole('link', { name: 'Пользователи' }).click()
    await page.getByRole('link', { name: /Ильина/ }).click()
    await expect(page.getByLabel('Фамилия')).toHaveValue('Ильина')
    await page.goto(`${stub.url}/orders`)
    await expect(page.getByText('На этом сервере этого нет: «Заказы: список»')).toBeVisible()
    expect(refused).toEqual([])
  } finally {
    stub.close()
  }
})
