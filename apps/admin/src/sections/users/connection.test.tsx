import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, meta, row, user } from '#test/sample-users.ts'

const unanswered = () => Response.error()

test('E4: a save without a connection says so and keeps the input', async () => {
  const { answer } = await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), on.users.update(unanswered), ...lines],
  })
  await page.getByLabelText('Фамилия').fill('Беляев')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .element(page.getByRole('region', { name: 'Уведомления' }))
    .toMatchTextContent(/Произошла ошибка.*Нет связи с сервером\. Проверьте подключение и попробуйте ещё раз/)
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Беляев')
  answer(on.users.update({ ...user, last_name: 'Беляев', version: 8 }))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
})

test('E4: a list without a connection says so, and is loaded on request', async () => {
  const { answer } = await openPanel('/users', { handlers: [on.users.list(unanswered), ...lines] })
  await expect.element(page.getByRole('main').getByText(/^Нет связи с сервером/)).toBeVisible()
  answer(on.users.list({ items: [row], meta }))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
})

test('R28: a record without a connection is no failure of the server, and opens on request', async () => {
  const { answer } = await openPanel('/users/edit/5', { handlers: [on.users.view(unanswered), ...lines] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Нет связи с сервером' })).toBeVisible()
  answer(on.users.view(user))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Белов')
})
