import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

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
