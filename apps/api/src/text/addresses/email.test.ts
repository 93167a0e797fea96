import { expect, test } from 'vitest'
import { normalizeEmail } from './email.ts'

test.each([
  ['Info@Example.COM', 'info@example.com'],
  ['info@пример.рф', 'info@пример.рф'],
  ['INFO@ПРИМЕР.РФ', 'info@пример.рф'],
  ['info@xn--e1afmkfd.xn--p1ai', 'info@пример.рф'],
  ['info@XN--E1AFMKFD.XN--P1AI', 'info@пример.рф'],
  ['info@xn--broken-.example', 'info@xn--broken-.example'],
])('%s is the mailbox %s', (text, email) => {
  expect(normalizeEmail(text)).toBe(email)
})
