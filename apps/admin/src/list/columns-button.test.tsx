import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const nothing = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }

test('The density that is chosen on one list is the density of all lists', async () => {
  await openPanel('/users', { handlers: [on.users.list(nothing), on.orders.list(nothing)] })
  await userEvent.click(page.getByRole('button', { name: 'Колонки' }))
  const compact = page.getByRole('radio', { name: 'Компактно' })
  await expect.element(compact).not.toBeChecked()
  await userEvent.click(page.getByText('Компактно'))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('link', { name: 'Заказы' }).first())
  await expect.element(page.getByRole('heading', { name: 'Заказы' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Колонки' }))
  await expect.element(compact).toBeChecked()
})
