import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { row } from '#test/sample-users.ts'
import { sampleView } from '#test/sample-view.ts'

const pageOf = <T,>(items: T[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const blocked = sampleView({ list: 'users', name: 'Заблокированные', query: 'status=blocked' })
const users = on.users.list(pageOf([row]))

const top = () => page.getByRole('table').element().getBoundingClientRect().top

test.each([
  ['/users', 'true'],
  ['/users?status=active', null],
])('R27: at %s the view of all records is the current one: %s', async (path, current) => {
  await openPanel(path, { handlers: [users, on.savedViews.list(pageOf([blocked]))] })
  await page.getByRole('button', { name: 'Виды' }).click()
  const all = page.getByRole('button', { name: 'Все записи' })
  await expect.element(all).toBeVisible()
  expect(all.element().getAttribute('aria-current')).toBe(current)
})

test.each([
  ['a first visit', 'none', {}, [], 0],
  ['a list that had one', 'one', { 'views:users': '1' }, [blocked], 1],
  ['a list that had one', 'none', { 'views:users': '1' }, [], 0],
  ['a list that had none', 'one', { 'views:users': '0' }, [blocked], 0],
])('R27: on %s the views that come after the rows (%s) move no row', async (_visit, _views, stored, items, shown) => {
  const answers: (() => void)[] = []
  const views = on.savedViews.list(
    () => new Promise((resolve) => answers.push(() => resolve(pageOf<typeof blocked>(items)))),
  )
  // Here the views have a line of their own.
  await page.viewport(700, 900)
  onTestFinished(() => page.viewport(1280, 800))
  await openPanel('/users', { stored, handlers: [users, views] })
  await expect.element(page.getByRole('table')).toBeVisible()
  const before = top()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.()
  await expect.poll(() => localStorage.getItem('views:users')).toBe(items.length > 0 ? '1' : '0')
  expect(top()).toBe(before)
  await expect.poll(() => page.getByRole('link', { name: blocked.name }).all()).toHaveLength(shown)
})

test('R27: on a first visit the views are shown when they come', async () => {
  await openPanel('/users', { handlers: [users, on.savedViews.list(pageOf([blocked]))] })
  await expect.element(page.getByRole('link', { name: blocked.name })).toBeVisible()
  await expect.poll(() => localStorage.getItem('views:users')).toBe('1')
})

test('R27: a list without views offers none, and keeps the present filters as the first', async () => {
  const { sent } = await openPanel('/users?status=blocked', {
    handlers: [users, on.savedViews.list(pageOf([])), on.savedViews.create(blocked)],
  })
  const save = page.getByRole('group', { name: 'Фильтры' }).getByRole('button', { name: 'Сохранить вид' })
  await expect.element(save).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Виды' })).not.toBeInTheDocument()
  await save.click()
  await page.getByLabelText('Название').fill(blocked.name)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect
    .poll(() => sent('POST', '/saved-view'))
    .toMatchObject([{ list: 'users', name: blocked.name, query: blocked.query }])
})
