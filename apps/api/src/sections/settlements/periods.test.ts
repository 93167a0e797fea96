import { expect, test } from 'vitest'
import { endOf } from './periods.ts'

test.each([
  ['2026-06-03', 'daily', '2026-06-03'],
  ['2026-06-01', 'weekly', '2026-06-07'],
  ['2026-06-07', 'weekly', '2026-06-07'],
  ['2026-06-03', 'biweekly', '2026-06-14'],
  ['2026-12-31', 'monthly', '2026-12-31'],
  ['2028-02-10', 'monthly', '2028-02-29'],
  ['2026-12-28', 'weekly', '2027-01-03'],
] as const)('settlements: a period from %s, %s, ends on %s', (from, frequency, end) => {
  expect(endOf(from, frequency)).toBe(end)
})
