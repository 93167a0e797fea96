import { unique } from '../support/api.ts'
import { expect, heading, test } from '../support/fixtures.ts'

/** The log has its moments to the second. */
const secondAfter = ({ updated_at }: { updated_at: string }) =>
  expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(updated_at) + 1000)

test('R24: a record that was edited twice is looked at as it was, and brought back', async ({ page, admin }) => {
  const name = `Прошлое ${unique()}`
  const { id, version } = await admin.brands.create({ name, kind: 'aftermarket', warranty_months: 12 })
  const created = await admin.brands.view({ id })
  await secondAfter(created)
  const second = await admin.brands.update({ id, version, name: `${name} 2`, warranty_months: 24 })
  await secondAfter(second)
  await admin.brands.update({ id, version: second.version, name: `${name} 3` })

  await page.goto(`/handbooks/brands/${id}`)
  const edited = page.getByRole('listitem').filter({ hasText: /Стало:\s*24/ })
  await edited.getByRole('link', { name: 'Как было до этого' }).click()
  await expect(heading(page, `Как было: ${name} 3`)).toBeVisible()
  await expect(page.getByText('Отличается: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть поле «Гарантия, мес.»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть поле' }).click()
  await expect(page.getByRole('dialog').getByText('Возвращено 1')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect(page.getByText('Отличается: 1')).toBeVisible()
  expect(await admin.brands.view({ id })).toMatchObject({ name: `${name} 3`, warranty_months: 12 })

  await page.getByRole('button', { name: 'Вернуть запись' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть запись' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Открыть операцию' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect(heading(page, `Как было: ${name}`)).toBeVisible()
  await expect(page.getByText('С тех пор поля не менялись.')).toBeVisible()
})

test('R24: a deleted record is found among the deleted ones and restored under its id', async ({ page, admin }) => {
  const name = `Удалённый ${unique()}`
  const { id, version } = await admin.brands.create({ name, kind: 'aftermarket' })
  await admin.brands.delete({ id, version })

  await page.goto('/log')
  await page.getByRole('navigation', { name: 'Что показать' }).getByRole('link', { name: 'Удалённое' }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: `Восстановить: ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Восстановить' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Открыть запись' }).click()

  await expect(page).toHaveURL(`/handbooks/brands/${id}`)
  await expect(heading(page, name)).toBeVisible()
  expect((await admin.brands.view({ id })).version).toBe(version + 1)
})
