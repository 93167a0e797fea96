import { afterEach, expect, test, vi } from 'vitest'
import { retryPolicy } from '#options/policies.ts'
import { parseRetryAfter, retryDelay } from './retry.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const waitAfter = (retryAfter: number) => retryDelay(retryPolicy, 1, { status: 503 }, retryAfter)
const delays = (random: number) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  return [1, 2, 3, 4, 5, 6, 7].map((attempt) => retryPolicy.delay(attempt))
}

test('The waits double from 300 ms up to 5 s, and are shorter by up to a quarter, so that clients do not come together', () => {
  expect(delays(0)).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000])
  expect(delays(1)).toEqual([225, 450, 900, 1800, 3600, 3750, 3750])
})

test('A server may ask for a wait of ten seconds, and not for a longer one', () => {
  expect([waitAfter(0), waitAfter(10_000), waitAfter(10_001)]).toEqual([0, 10_000, undefined])
})

test('Retry-After is a number of seconds or a date, also one that begins or ends with digits', () => {
  const now = Date.parse('2026-11-22T00:00:00Z')
  const wait = (value: string) => parseRetryAfter(new Response(null, { headers: { 'retry-after': value } }), now)

  expect(wait('7')).toBe(7000)
  expect(wait('2026-11-22T00:00:10Z')).toBe(10_000)
  expect(wait('Sun, 22 Nov 2026 00:00:10 +0000')).toBe(10_000)
  expect(wait('Sun, 22 Nov 2020 00:00:10 GMT')).toBe(0)
  expect(wait('soon')).toBeUndefined()
})
