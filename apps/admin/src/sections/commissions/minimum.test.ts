import { expect, test } from 'vitest'
import { minimumUpTo, placeOf } from './minimum.ts'

test('The minimum holds up to the price whose rate takes as much', () => {
  expect(minimumUpTo({ rate_bp: 1000, min_kopecks: 5000 })).toBe(50_000)
  expect(minimumUpTo({ rate_bp: 1000, min_kopecks: null })).toBe(0)
  expect(minimumUpTo({ rate_bp: 0, min_kopecks: 5000 })).toBe(Infinity)
})

test('A price has its place between 100 ₽ and 100 000 ₽, and beyond them at an end', () => {
  expect([0, 10_000, 100_000, 10_000_000, Infinity].map((price) => Math.round(100 * placeOf(price)))).toEqual([
    0, 0, 33, 100, 100,
  ])
})
