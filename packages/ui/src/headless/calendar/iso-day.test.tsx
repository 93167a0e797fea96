import { expect, test } from 'vitest'
import { isoDay } from './iso-day.ts'

test('a day is the one of the time zone', () => {
  const moment = new Date('2026-11-20T21:30:00Z')
  expect(isoDay(moment, 'UTC')).toBe('2026-11-20')
  expect(isoDay(moment, 'Europe/Moscow')).toBe('2026-11-21')
  expect(isoDay(moment, 'America/Los_Angeles')).toBe('2026-11-20')
})
