import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { row } from '#test/sample-users.ts'

const nothing = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }

test('On a phone the search stays in the toolbar, and the other filters are behind one button with their number', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const { address } = await openPanel('/users?status=active', { handlers: [on.users.list(nothing)] })
  const filters = page.getByRole('group', { name: 'Фильтры' })
  await expect.element(filters.getByRole('searchbox')).toBeVisible()
  await expect.element(filters.getByRole('button', { name: /^Статус/ })).not.toBeInTheDocument()

  await userEvent.click(filters.getByRole('button', { name: 'Фильтры 1' }))
  await userEvent.click(page.getByRole('dialog', { name: 'Фильтры' }).getByRole('button', { name: /^Статус/ }))
  await userEvent.click(page.getByLabelText('Заблокирован'))
  await expect.poll(address).toMatch(/status=active(,|%2C)blocked/)
})

test('On a phone the order of a list stands with its filters, and no row above the cards is for it', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const { address } = await openPanel('/users', { handlers: [on.users.list({ ...nothing, items: [row] })] })
  const main = page.getByRole('main')
  await expect.element(main.getByRole('link', { name: /Белов/ })).toBeVisible()
  await expect.element(main.getByRole('combobox', { name: 'Сортировка' })).not.toBeInTheDocument()
  await userEvent.click(main.getByRole('button', { name: 'Фильтры' }))
  const sort = page.getByRole('dialog', { name: 'Фильтры' }).getByRole('combobox', { name: 'Сортировка' })
  await userEvent.selectOptions(sort, '-last_login_at')
  await expect.poll(address).toContain('sort=-last_login_at')
  await userEvent.selectOptions(sort, '')
  await expect.poll(address).not.toContain('sort=')
})
