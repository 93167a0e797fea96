import { assert, array, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf, spread, vatWithin } from './money.ts'

test('A share is rounded half up', () => {
  expect(shareOf(10_000, 1250)).toBe(1250)
  expect(shareOf(10, 500)).toBe(1)
  expect(shareOf(9, 500)).toBe(0)
})

test('The price includes VAT', () => {
  expect(vatWithin(12_200, '22')).toBe(2200)
  expect(vatWithin(100, '22')).toBe(18)
  expect(vatWithin(100, 'none')).toBe(0)
  expect(vatWithin(100, '0')).toBe(0)
})

test('A discount is spread by the largest remainder', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spread(100, [1000, 2000, 0])).toEqual([33, 67, 0])
  expect(spread(5, [0, 0])).toEqual([0, 0])
})

test('Parts of a sum add up to it, and each is less than a kopeck off', () => {
  const weights = array(integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
  assert(
    property(integer({ min: 0, max: 1_000_000_000 }), weights, (kopecks, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const parts = spread(kopecks, weights)
      const errors = parts.map((part, index) => Math.abs(part - (kopecks * (weights[index] ?? 0)) / total))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(kopecks)
      expect(Math.max(...errors)).toBeLessThan(1.001)
    }),
  )
})
