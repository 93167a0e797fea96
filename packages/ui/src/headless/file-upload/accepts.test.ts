import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['photo.PNG', 'image/png', '.png', true],
  ['photo.png', 'image/png', 'image/*', true],
  ['photo.png', 'image/png', 'application/pdf, image/png', true],
  ['photo.png', 'image/png', '.pdf,video/*', false],
  ['images', 'imagery/png', 'image/*', false],
])('%s of the kind %s fits %s: %s', (name, type, accept, fits) => {
  expect(accepts(new File([''], name, { type }), accept)).toBe(fits)
})
