import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, user } from '#test/sample-users.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('Enter, with which a scanner ends a code, does not save a record; Ctrl+Enter does', async () => {
  const { sent } = await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), on.users.update({ ...user, position: 'Кладовщик', version: 8 }), ...lines],
  })
  await page.getByLabelText(/^Должность/).fill('Кладовщик')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Сохранить' })).toBeVisible()
  expect(await sent('PUT', '/user/5')).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/user/5')).toHaveLength(1)
})

test('nor does it send a dialog with several fields', async () => {
  const { requests } = await openPanel('/users', {
    handlers: [
      on.users.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }),
      ...lines,
    ],
  })
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Мой профиль' }).click()
  await page
    .getByRole('dialog')
    .getByLabelText(/^Отчество/)
    .fill('Петрович')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/profile'))).toBe(false)
})
