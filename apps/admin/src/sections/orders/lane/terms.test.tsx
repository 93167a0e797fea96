import { createTestUser } from '@admin-panel/sdk/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { card, order, orderRow } from '#sections/orders/sample.ts'

const meta = { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const ship_by = '2026-11-30T17:59:00Z'
const ship_by_zone = 'Asia/Yekaterinburg'

const READERS = [
  {
    time_zone: 'Europe/Moscow',
    now: '2026-11-29T20:53:00Z',
    left: 'осталось 21 ч',
    short: '21 ч',
    time: 'завтра, 20:59',
    atPlace: '22:59 в Екатеринбурге',
    earlier: 'сегодня, 21:30',
  },
  {
    time_zone: 'Asia/Vladivostok',
    now: '2026-11-29T14:10:00Z',
    left: 'осталось 27 ч',
    short: '27 ч',
    time: 'завтра, 03:59',
    atPlace: '30 нояб., 22:59 в Екатеринбурге',
    earlier: 'сегодня, 04:30',
  },
] as const

describe.each(READERS)('a term is said by the clock of a reader in $time_zone at $now', (reader) => {
  const { time_zone, now, left, short, time, atPlace, earlier } = reader
  const as = createTestUser('administrator', { time_zone })
  const term = { ship_by, ship_by_zone, is_overdue: false }
  const row = { ...orderRow, ...term }
  // The clock of Kamchatka shows the next day.
  const early = { ...row, id: 124, number: '1000124', ship_by: '2026-11-29T18:30:00Z', ship_by_zone: 'Asia/Kamchatka' }
  const list = on.orders.list({ items: [early, row], meta })
  const view = on.orders.view({ ...order, ...term, sub_orders: [{ ...card, ...term }] })

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
  })

  test('R5: in the list, where the title has the time of the place', async () => {
    await openPanel('/orders', { as, handlers: [list] })
    const rows = page.getByRole('row', { name: /«1000123»/ })
    await expect.element(rows).toMatchTextContent(new RegExp(`${left}.*${time}`))
    await expect.element(rows.getByText(time)).toHaveAttribute('title', expect.stringContaining(atPlace))
    await expect.element(rows.getByText(atPlace)).not.toBeVisible()
  })

  test('R5: in the order of a list that is sorted by it', async () => {
    await openPanel('/orders?sort=ship_by', { as, handlers: [list] })
    await expect.element(page.getByText(time)).toBeVisible()
    const times = page
      .getByRole('row')
      .elements()
      .flatMap((one) => one.querySelector('time[title*=" · "]')?.textContent ?? [])
    expect(times).toEqual([earlier, time])
  })

  test('R5: beside the list, with the time of the place', async () => {
    await openPanel('/orders', { as, handlers: [list, view] })
    const link = page.getByRole('link', { name: '1000123', exact: true })
    await expect.element(link).toBeVisible()
    link.element().focus()
    await userEvent.keyboard(' ')
    const peek = page.getByRole('complementary', { name: '1000123' })
    await expect.element(peek.getByText(left)).toBeVisible()
    await expect.element(peek.getByText(time)).toBeVisible()
    await expect.element(peek.getByText(atPlace)).toBeVisible()
  })

  test('R5: in the head of the order with the time of the place, and in its lane', async () => {
    await openPanel('/orders/123', { as, handlers: [view] })
    const figure = page.getByRole('definition').filter({ hasText: time })
    await expect.element(figure.getByText(atPlace)).toBeVisible()
    const lane = page.getByRole('heading', { name: /^1000123-1/ })
    await expect.element(lane).toBeVisible()
    expect(lane.element().parentElement?.textContent.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`${left}.*${time}`))
  })

  test('R5: on a phone as its span alone, whole', async () => {
    await page.viewport(360, 780)
    onTestFinished(() => page.viewport(1280, 800))
    await openPanel('/orders', { as, handlers: [list] })
    const cell = page.getByRole('row', { name: /«1000123»/ }).getByRole('cell', { name: short })
    await expect.element(cell.getByText(short, { exact: true })).toBeVisible()
    await expect.element(cell.getByText(left)).not.toBeVisible()
    expect(cell.element().scrollWidth).toBeLessThanOrEqual(cell.element().clientWidth)
  })
})

test('R5: what is late says so in words, and on a phone with a minus', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openPanel('/orders', { handlers: [on.orders.list({ items: [orderRow], meta })] })
  await expect.element(page.getByText('просрочено на 3 ч')).toBeVisible()
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  await expect.element(page.getByText('−3 ч')).toBeVisible()
  await expect.element(page.getByText('просрочено на 3 ч')).not.toBeVisible()
})

test('R5: no time runs in the list for what is not paid', async () => {
  const unpaid = { ...orderRow, status: 'awaiting_payment' as const, is_overdue: false }
  await openPanel('/orders', { handlers: [on.orders.list({ items: [unpaid], meta })] })
  await expect.element(page.getByRole('cell', { name: 'после оплаты' })).toBeVisible()
  await expect.element(page.getByText(/^осталось/)).not.toBeInTheDocument()
})

const placesOfButtons = () =>
  page
    .getByRole('main')
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
    .map(({ x, y }) => [Math.round(x), Math.round(y)])

test('R5: the buttons of a lane stay where they are when its last hour begins', async () => {
  await page.viewport(1440, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const begin = new Date('2026-11-30T16:58:30Z')
  vi.useFakeTimers({ now: begin, toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const term = { ship_by, ship_by_zone, is_overdue: false }
  const parts = [501, 502].map((id, index) => ({ ...card, ...term, id, number: `1000123-${index + 1}` }))
  await openPanel('/orders/123', { handlers: [on.orders.view({ ...order, ...term, sub_orders: parts })] })
  await expect.element(page.getByText('осталось 1 ч').nth(1)).toBeVisible()
  const before = placesOfButtons()
  vi.advanceTimersByTime(120_000)
  await expect.element(page.getByText('осталось 59 мин').nth(1)).toBeVisible()
  expect(placesOfButtons()).toEqual(before)
})
