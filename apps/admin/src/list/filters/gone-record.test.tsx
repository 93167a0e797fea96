import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const meta = { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

test('A filter by a record that is gone says so, and the list offers to reset it', async () => {
  const { address } = await openPanel('/users?role_id=9', {
    handlers: [
      on.users.list({ items: [], meta }),
      on.roles.options({ items: [] }),
      on.companies.options({ items: [] }),
    ],
  })
  await expect.element(page.getByText('№ 9 — такой записи больше нет').first()).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).first().click()
  await expect.poll(address).toBe('/users')
})
