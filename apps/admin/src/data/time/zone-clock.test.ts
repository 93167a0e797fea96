import { afterEach, expect, test, vi } from 'vitest'
import { clockAt, offsetMs } from './zone-clock.ts'

afterEach(() => vi.unstubAllGlobals())

const HOUR = 3_600_000

for (const isOld of [false, true]) {
  const browser = isOld ? 'a browser without Temporal' : 'a browser with Temporal'

  test(`a clock shows the time of its zone in ${browser}`, () => {
    if (isOld) vi.stubGlobal('Temporal', undefined)
    expect(clockAt(new Date('2026-05-31T21:02:11.900Z'), 'Europe/Moscow')).toBe('2026-06-01T00:02:11')
    expect(clockAt(new Date('2026-01-01T00:00:00Z'), 'America/New_York')).toBe('2025-12-31T19:00:00')
  })

  test(`a zone is ahead of UTC by its offset of that day in ${browser}`, () => {
    if (isOld) vi.stubGlobal('Temporal', undefined)
    expect(offsetMs(new Date('2026-05-31T18:02:11.900Z'), 'Europe/Moscow')).toBe(3 * HOUR)
    expect(offsetMs(new Date('2026-01-31T12:00:00Z'), 'Europe/Berlin')).toBe(HOUR)
    expect(offsetMs(new Date('2026-07-31T12:00:00Z'), 'Europe/Berlin')).toBe(2 * HOUR)
    expect(offsetMs(new Date('2026-07-31T12:00:00Z'), 'Asia/Kolkata')).toBe(5.5 * HOUR)
  })
}
