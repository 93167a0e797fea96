import { assert, oneof, property, string, stringMatching } from 'fast-check'
import { describe as group, expect, test } from 'vitest'
import { check, normalizePhone, phoneText, type Rules } from './index.ts'
import { PHONE_PATTERN } from './phone.ts'

const rules = {
  phone: { label: 'Телефон', type: 'string', pattern: PHONE_PATTERN, maxLength: 16 },
} as const satisfies Rules
const errorsOf = (text: string) => check(rules, { phone: normalizePhone(text) ?? text }).phone

test.each([
  ['+7 (900) 123-45-67', '+79001234567'],
  ['8 900 123 45 67', '+79001234567'],
  ['89001234567', '+79001234567'],
  ['8 (900) 123–45–67', '+79001234567'],
  ['8\u00a0900\u00a0123\u00a045\u00a067', '+79001234567'],
  ['\u202a+7 900 123-45-67\u202c', '+79001234567'],
  ['8-800-200-06-00', '+78002000600'],
  ['8 812 123-45-67', '+78121234567'],
  ['79001234567', '+79001234567'],
  ['9001234567', '+79001234567'],
  ['+375 29 123-45-67', '+375291234567'],
])('the phone %s is %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone)
  expect(errorsOf(text)).toBeUndefined()
})

const WHOLE = 'Телефон: укажите номер полностью, например +7 900 123-45-67'
const LONG = 'Телефон: в номере лишние цифры'

test.each([
  ['+7 900 123', WHOLE],
  ['+7000000000', WHOLE],
  ['8 900 123-45-6', WHOLE],
  ['8 800 200-06-0', WHOLE],
  ['7 900 123-45-6', WHOLE],
  ['12345', WHOLE],
  ['+0123456789', WHOLE],
  ['+70000000000', WHOLE],
  ['8 012 345-67-89', WHOLE],
  ['+7 123 456-78-90', WHOLE],
  ['+7 556 123-45-67', WHOLE],
  ['8 900 123-45-67 доб. 2', WHOLE],
  ['8900123456a', WHOLE],
  ['890012345678', LONG],
  ['+7 (900) 123-45-678', LONG],
  ['12025550123', LONG],
  ['+3752912345678901', LONG],
])('«%s» is no phone: %s', (text, message) => {
  expect(normalizePhone(text)).toBeNull()
  expect(errorsOf(text)).toEqual([message])
})

group('as it is typed', () => {
  test.each([
    ['8', '8'],
    ['89', '8 9'],
    ['8900123', '8 900 123'],
    ['89001234567', '+7 900 123-45-67'],
    ['9', '+7 9'],
    ['9001234567', '+7 900 123-45-67'],
    ['+7', '+7'],
    ['+375 29', '+37529'],
    ['+', '+'],
    ['', ''],
  ])('%s is shown as %s', (text, formatted) => {
    expect(phoneText(text)).toBe(formatted)
  })
})

const written = oneof(
  stringMatching(/^[0-9+ ()\u00a0\u2013-]{0,18}$/),
  stringMatching(/^\+?[78][0-9]{9,12}$/),
  string(),
)

test('a typed or pasted phone number is read as written, or refused with the reason', () => {
  assert(
    property(written, (text) => {
      const phone = normalizePhone(text)
      if (phone === null) return text.trim() === '' || errorsOf(text)?.[0]?.startsWith('Телефон: ') === true
      const digits = text.replaceAll(/\D/g, '')
      const whole = text.includes('+') ? digits : digits.length === 10 ? `7${digits}` : digits.replace(/^8/, '7')
      return phone === `+${whole}`
    }),
    { numRuns: 2000 },
  )
})

test('formatting a phone number while it is typed changes none of its digits', () => {
  assert(
    property(written, (text) => {
      const formatted = phoneText(text)
      expect(phoneText(formatted)).toBe(formatted)
      expect(normalizePhone(formatted)).toBe(normalizePhone(text))
      const typed = text.replaceAll(/\D/g, '')
      expect(
        formatted
          .replaceAll(/\D/g, '')
          .slice(-typed.length || Infinity)
          .replace(/^8/, '7'),
      ).toBe(typed.replace(/^8/, '7'))
    }),
    { numRuns: 2000 },
  )
})
