import type { Schemas } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '#data/queries.ts'
import { on, openPanel } from '#test/render.tsx'

const NOW = Date.parse('2026-11-30T09:10:00Z')
const meta = { total: 0, total_is_exact: true, page: 1, per_page: 100, page_count: 1 }

const dueIn = (id: number, hours: number): Schemas['Term'] => ({
  list: 'subOrders',
  id,
  number: `${1000 + id}-1`,
  label: 'Автодеталь-Север',
  due_at: new Date(NOW + hours * 3_600_000).toISOString(),
  due_on: null,
})
const terms = (...items: Schemas['Term'][]) => on.overview.terms({ items, is_whole: true })

const handbooks = [on.categoryTree.nodes({ items: [], tree_version: 1 })]
const line = page.getByRole('navigation', { name: 'Линия смены' })
const ticks = () => [...line.element().querySelectorAll<HTMLElement>('a[title]')]
const names = () => ticks().map(({ title }) => title.replace(/ · [^·]*$/, ''))
const openTick = () => line.element().querySelector('[data-open]')?.getAttribute('href')

async function open(as: Parameters<typeof openPanel>[1], path = '/handbooks') {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return openPanel(path, { ...as, stored: { shift: 'on' }, handlers: [...handbooks, ...(as?.handlers ?? [])] })
}

const OF_ORDERS = ['order.index', 'order.view', 'order.statusChange'] as const

test('An operator sees what is late left of now and the next twelve hours right of it, each with its name', async () => {
  await open({ as: OF_ORDERS, handlers: [terms(dueIn(1, -5), dueIn(2, -1), dueIn(3, 2), dueIn(4, 13))] })
  await expect
    .element(line.getByRole('link', { name: 'Опоздали: 2' }))
    .toHaveAttribute(
      'href',
      '/delivery?tab=shipments&status=new,confirmed,assembling,ready_to_ship&overdue=true&sort=due',
    )
  expect(names()).toEqual(['1001-1 · Автодеталь-Север', '1002-1 · Автодеталь-Север', '1003-1 · Автодеталь-Север'])
  expect(ticks()[0]?.dataset['heat']).toBe('red')
  expect(ticks()[2]?.dataset['heat']).toBe('amber')
  await expect.element(line.getByText('В ближайшие 12 часов: 1')).toBeInTheDocument()
  await expect.element(line.getByText('14:00')).toBeVisible()
})

test('A seller sees the own shipments', async () => {
  const permissions = OF_ORDERS.map((name) => ({ name }))
  const role = { id: 2, slug: 'merchant', name: 'Продавец', scope: 'own' as const, permissions }
  await open({ as: createTestUser('merchant', { roles: [role] }), handlers: [terms(dueIn(1, 3))] })
  await expect.poll(names).toEqual(['1001-1 · Автодеталь-Север'])
})

test('A moderator sees the requests', async () => {
  await open({
    as: ['moderation.index', 'moderation.view', 'moderation.statusChange'],
    handlers: [terms({ ...dueIn(101, 1), list: 'moderation', number: 'М-000101', label: 'Фильтр масляный' })],
  })
  await expect.poll(names).toEqual(['М-000101 · Фильтр масляный'])
})

const dueOn = (list: 'settlements' | 'contracts', id: number, due_on: string): Schemas['Term'] => ({
  list,
  id,
  number: list === 'contracts' ? `Д-${id}` : null,
  label: `Продавец ${id}`,
  due_at: null,
  due_on,
})

test('Finance sees payouts to close and contracts that end, by days', async () => {
  await open({
    as: ['settlement.index', 'settlement.view', 'settlement.statusChange', 'contract.index', 'contract.view'],
    handlers: [
      terms(
        dueOn('settlements', 1, '2026-11-28'),
        dueOn('settlements', 2, '2026-11-30'),
        dueOn('contracts', 7, '2026-12-05'),
      ),
    ],
  })
  await expect.element(line.getByRole('link', { name: 'Опоздали: 1' })).toBeVisible()
  expect(ticks().map(({ title }) => title)).toEqual([
    'Продавец 1 · 28.11.2026',
    'Продавец 2 · 30.11.2026',
    'Д-7 · Продавец 7 · 05.12.2026',
  ])
  await expect.element(line.getByText('В ближайшие 12 дней: 2')).toBeInTheDocument()
})

test('Users who decide nothing have no line, and its list is not requested', async () => {
  const { requests } = await open({ as: ['order.index'] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  expect(requests.some(({ url }) => url.includes('/terms'))).toBe(false)
})

test('J and K walk the line, a click opens a tick, and the open record has a ring', async () => {
  const { address } = await open({
    as: OF_ORDERS,
    handlers: [terms(dueIn(1, -5), dueIn(2, -1), dueIn(3, 2)), on.subOrders.view({ error: { status: 404 } })],
  })
  await expect.poll(() => ticks().length).toBe(3)
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/orders/suborder/1')
  await expect.poll(openTick).toBe('/orders/suborder/1')
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/orders/suborder/2')
  await userEvent.keyboard('k')
  await expect.poll(address).toBe('/orders/suborder/1')
  ticks()[2]?.click()
  await expect.poll(address).toBe('/orders/suborder/3')
  await expect.poll(openTick).toBe('/orders/suborder/3')
})

test('The keys stay those of a list where there is one', async () => {
  const { address } = await open({ handlers: [terms(dueIn(1, -5)), on.roles.list({ items: [], meta })] }, '/roles')
  await expect.poll(() => ticks().length).toBe(1)
  await userEvent.keyboard('j')
  expect(address()).toBe('/roles')
})

async function finishAll(answer: (...handlers: ReturnType<typeof terms>[]) => void) {
  answer(terms())
  await queryClient.invalidateQueries({ queryKey: ['subOrders'] })
}

test('A step that is done lets its tick fall, and the last one says what the shift was', async () => {
  const { answer } = await open({ as: OF_ORDERS, handlers: [terms(dueIn(1, -1), dueIn(2, 1))] })
  await expect.poll(() => ticks().length).toBe(2)
  const fallen: string[] = []
  const hear = ({ animationName, elapsedTime }: AnimationEvent) => void fallen.push(`${animationName} ${elapsedTime}`)
  document.addEventListener('animationend', hear)
  onTestFinished(() => document.removeEventListener('animationend', hear))
  vi.setSystemTime(NOW + 2 * 3_600_000)
  await finishAll(answer)
  await expect.element(line.getByText('Смена закрыта: 2 с 12:10')).toBeVisible()
  // The browser of the tests prefers reduced motion, under which an animation takes a millisecond.
  expect(fallen.filter((fall) => fall.startsWith('shift-fall'))).toEqual(['shift-fall 0.001', 'shift-fall 0.001'])
})

test('The user hides the line, and finds it so again', async () => {
  await open({ as: createTestUser(OF_ORDERS), handlers: [terms(dueIn(1, 1))] })
  await expect.element(line).toBeVisible()
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menu').getByRole('menuitemradio', { name: 'Скрыть' }).click()
  await expect.element(line).not.toBeInTheDocument()
  expect(localStorage.getItem('shift')).toBe('off')
})

test('On a phone the line is the head of the home, and stands nowhere else', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const { router } = await open({ as: OF_ORDERS, handlers: [terms(dueIn(1, 1))] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await router.navigate('/')
  await expect.poll(() => ticks().length).toBe(1)
  await expect.element(line).toBeVisible()
})
