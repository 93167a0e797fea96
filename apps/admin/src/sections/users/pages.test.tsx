import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invalidateResource } from '#data/cache.ts'
import { row } from '#test/sample-users.ts'
import { on, openPanel } from '#test/render.tsx'

const userOf = (id: number) => ({ ...row, id, last_name: `Белов${id}` })

/** A list of users in pages, as the server answers. */
function usersIn(list: { total: number }) {
  return on.users.list(({ page: number = 1, per_page = 20 }) => {
    const { total } = list
    if (number * per_page > 10_000) return { error: { status: 422, message: 'Показаны первые 10 000 записей' } }
    const first = (number - 1) * per_page
    const count = Math.max(0, Math.min(per_page, total - first))
    return {
      items: Array.from({ length: count }, (_, index) => userOf(first + index + 1)),
      meta: { total, total_is_exact: true, page: number, per_page, page_count: Math.ceil(total / per_page) },
    }
  })
}

test.each(['page=999', 'page=999&per_page=10', 'page=1000&per_page=100'])(
  'R27: the address of a page that does not exist (%s) leads to the last one that does',
  async (query) => {
    const { address } = await openPanel(`/users?${query}`, { handlers: [usersIn({ total: 293 })] })
    await expect.element(page.getByRole('link', { name: /^Белов293 / })).toBeVisible()
    const size = Number(new URLSearchParams(query).get('per_page') ?? 20)
    await expect
      .poll(() => new URLSearchParams(address().split('?')[1]).get('page'))
      .toBe(String(Math.ceil(293 / size)))
    await expect.element(page.getByText(/–293 из 293/)).toBeVisible()
  },
)

test('R27: the last page whose rows are gone gives way to the page before, and nothing is said to be missing', async () => {
  const list = { total: 41 }
  const { address } = await openPanel('/users?page=3', { handlers: [usersIn(list)] })
  await expect.element(page.getByRole('link', { name: /^Белов41 / })).toBeVisible()
  list.total = 40
  const words: string[] = []
  const observer = new MutationObserver(() => words.push(document.body.innerText))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await invalidateResource('users')
  await expect.element(page.getByRole('link', { name: /^Белов40 / })).toBeVisible()
  observer.disconnect()
  expect(address()).toBe('/users?page=2')
  await expect.element(page.getByText('21–40 из 40')).toBeVisible()
  expect(words.filter((text) => /Ничего не найдено|Пока ничего нет|41–40/.test(text))).toEqual([])
})

test('R27: a list whose last row is gone is empty on its first page', async () => {
  const list = { total: 21 }
  const { address } = await openPanel('/users?page=2', { handlers: [usersIn(list)] })
  await expect.element(page.getByRole('link', { name: /^Белов21 / })).toBeVisible()
  list.total = 0
  await invalidateResource('users')
  await expect.poll(address).toBe('/users')
  await expect.element(page.getByText('Нет записей')).toBeVisible()
})

test('R27: behind the ten thousandth row the next page follows a cursor', async () => {
  const { address } = await openPanel('/users?page=500', {
    handlers: [
      on.users.list(({ after }) => ({
        items: [userOf(after === 'c1' ? 10_001 : 10_000)],
        meta: {
          total: 10_000,
          total_is_exact: false,
          page: after === 'c1' ? 501 : 500,
          per_page: 20,
          page_count: 500,
          ...(after !== 'c1' && { after: 'c1' }),
        },
      })),
    ],
  })
  await expect.element(page.getByRole('link', { name: /^Белов10000 / })).toBeVisible()
  await page.getByRole('button', { name: 'Следующая страница' }).click()
  await expect.element(page.getByRole('link', { name: /^Белов10001 / })).toBeVisible()
  expect(address()).toBe('/users?after=c1')
  expect(localStorage.getItem('query:/users')).toBeNull()
})
