import { expect, test } from 'vitest'
import { formatPlace } from './format-place.ts'

test('degrees have a decimal comma, so a semicolon divides them', () => {
  expect(formatPlace({ lat: 59.913, lon: -30.3141234 })).toBe('59,913; -30,314123')
})
