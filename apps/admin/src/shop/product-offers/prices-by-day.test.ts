import { expect, test } from 'vitest'
import { pricesByDay } from './prices-by-day.ts'

test('A price holds from its day to the day of the next one, and the last of a day is its price', () => {
  const states = [
    { at: '2026-11-04T10:00:00Z', price_kopecks: 300 },
    { at: '2026-11-04T09:00:00Z', price_kopecks: 900 },
    { at: '2026-11-01T09:00:00Z', price_kopecks: 100 },
  ]
  expect(pricesByDay(states, '2026-11-05')).toEqual({
    days: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'],
    prices: [100, 100, 100, 300, 300],
  })
})

test('Of an old offer a year is shown', () => {
  const { days, prices } = pricesByDay([{ at: '2020-01-01T00:00:00Z', price_kopecks: 100 }], '2026-11-05')

  expect([days.length, days[0], prices[0]]).toEqual([366, '2025-11-05', 100])
})

test('A price of the night belongs to the day that the user’s calendar shows', () => {
  const states = [{ at: '2026-11-26T22:30:00Z', price_kopecks: 100 }]

  expect(pricesByDay(states, '2026-11-28')).toEqual({ days: ['2026-11-27', '2026-11-28'], prices: [100, 100] })
})
