import { phoneText } from '@admin-panel/sdk/validation'
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test('a number reads alike where it is shown and where it is typed', () => {
  expect(formatPhone('+79001234567')).toBe('+7 900 123-45-67')
  expect(phoneText('+79001234567')).toBe(formatPhone('+79001234567'))
})
