import { expect, test, toasts } from '../support/fixtures.ts'

test.use({ as: 'viewer' })

test('A15: a right that the page names is asked for, and the answer comes to the bell', async ({ page, admin }) => {
  const { items: users } = await admin.users.list({ q: 'viewer@example.com' })
  await page.goto('/products/1')
  await page.getByRole('button', { name: /^Ещё \d+ недоступн/ }).click()
  const popover = page.getByRole('dialog')
  await popover.getByRole('button', { name: 'Товары: удаление' }).click()
  await popover.getByRole('button', { name: 'Попросить доступ' }).click()
  await popover.getByRole('textbox', { name: 'Основание' }).fill('Убираю двойные карточки')
  await popover.getByRole('button', { name: 'Попросить доступ' }).click()
  await expect(toasts(page).getByText(/^Запрос отправлен/)).toBeVisible()
  await expect(popover.getByText(/^Вы попросили это право/)).toBeVisible()

  const { items } = await admin.accessRequests.ofUser({ id: users[0]?.id ?? 0 })
  const [request] = items.filter(({ permission }) => permission === 'product.delete')
  await admin.accessRequests.answer({ id: request?.id ?? 0, comment: 'Карточки объединяет контент' })
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Уведомления/ })
    .first()
    .click()
  await expect(page.getByText('В доступе отказано: Товары: удаление').first()).toBeVisible()
})
