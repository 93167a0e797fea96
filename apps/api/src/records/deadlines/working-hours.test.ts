import { expect, test } from 'vitest'
import { afterWorkingHours } from './working-hours.ts'

test.each([
  ['within a day', '2026-06-01T12:00:00+03:00', 3, '2026-06-01T15:00:00+03:00'],
  ['to the very end of a day', '2026-06-01T09:00:00+03:00', 9, '2026-06-01T18:00:00+03:00'],
  ['over the night', '2026-06-01T17:00:00+03:00', 2, '2026-06-02T10:00:00+03:00'],
  ['over the weekend', '2026-06-05T17:30:00+03:00', 1, '2026-06-08T09:30:00+03:00'],
  ['from the night before work', '2026-06-01T03:00:00+03:00', 1, '2026-06-01T10:00:00+03:00'],
  ['from a Sunday', '2026-06-07T12:00:00+03:00', 1, '2026-06-08T10:00:00+03:00'],
  ['from after work', '2026-06-05T20:00:00+03:00', 24, '2026-06-10T15:00:00+03:00'],
  ['no hours at all wait for work too', '2026-06-06T12:00:00+03:00', 0, '2026-06-08T09:00:00+03:00'],
])('R10: hours of work %s', (_, from, hours, due) => {
  expect(afterWorkingHours(new Date(from), hours)).toEqual(new Date(due))
})
