import { expect, test } from 'vitest'
import { dayAt, daysAfter, weekdayOf } from './day.ts'

const moment = '2026-11-26T22:30:00Z'

test.each([
  ['the marketplace', undefined, '2026-11-27'],
  ['Moscow', 'Europe/Moscow', '2026-11-27'],
  ['Vladivostok', 'Asia/Vladivostok', '2026-11-27'],
  ['Los Angeles', 'America/Los_Angeles', '2026-11-26'],
  ['Greenwich', 'UTC', '2026-11-26'],
])('half past ten in the evening by UTC is in %s a day of its own calendar', (_, zone, day) => {
  expect(dayAt(moment, zone)).toBe(day)
  expect(dayAt(new Date(moment), zone)).toBe(day)
  expect(dayAt(Date.parse(moment), zone)).toBe(day)
})

test('at New Year the year is that of the zone', () => {
  expect(dayAt('2026-12-31T20:59:59Z')).toBe('2026-12-31')
  expect(dayAt('2026-12-31T21:00:00Z')).toBe('2027-01-01')
  expect(dayAt('2027-01-01T07:59:00Z', 'America/Los_Angeles')).toBe('2026-12-31')
})

test('days are counted over months, years and the hour that a summer takes', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30')
})

test('a week begins on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6])
})
