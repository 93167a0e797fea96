import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysAfter } from '#data/time/days.ts'
import { on, openPanel } from '#test/render.tsx'

const period = { from: '2026-03-04', to: '2026-06-01', orders: 90, cancelled: 0, bought_kopecks: 9_000_000 }

test('A period of 90 days is drawn by weeks, of which the last ends today', async () => {
  const days = Array.from({ length: 90 }, (_, at) => ({
    date: daysAfter('2026-03-04', at),
    orders: 1,
    orders_before: 2,
  }))
  await openPanel('/?days=90', { as: ['order'], handlers: [on.overview.orders({ days, period, before: period })] })
  const rows = page.getByRole('table', { name: 'Заказы по дням' }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(14)
  const texts = rows.elements().map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Неделя с/)
  expect(texts[1]).toMatch(/4 мар\D*12\D*6$|4 мар.*126$/)
  expect(texts.at(-1)).toMatch(/26 мая?\D*14\D*7$|26 ма.*147$/)
})
