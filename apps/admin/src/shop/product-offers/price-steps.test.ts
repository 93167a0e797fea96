import { expect, test } from 'vitest'
import { PRESENT, priceSteps } from './price-steps.ts'

const states = [
  { at: '2026-11-04T10:00:00Z', price_kopecks: 300 },
  { at: '2026-11-04T09:00:00Z', price_kopecks: 900 },
  { at: '2026-11-01T09:00:00Z', price_kopecks: 100 },
]

test('Each price begins at its own moment, two of one day too, and the last holds until now', () => {
  expect(priceSteps(states, Date.parse('2026-11-05T00:00:00Z'))).toEqual({
    keys: ['2026-11-01T09:00:00Z', '2026-11-04T09:00:00Z', '2026-11-04T10:00:00Z', PRESENT],
    places: ['2026-11-01T09:00Z', '2026-11-04T09:00Z', '2026-11-04T10:00Z', '2026-11-05T00:00Z'].map(Date.parse),
    prices: [100, 900, 300, 300],
  })
})

test('Where the reader’s clock is late, the last price begins at the end', () => {
  expect(priceSteps(states, 0).places.at(-1)).toBe(Date.parse('2026-11-04T10:00:00Z'))
})
