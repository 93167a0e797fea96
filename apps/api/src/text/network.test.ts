import { expect, test } from 'vitest'
import { isNetwork, isWithin } from './network.ts'

test.each(['127.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::1'])('%s is an address or a network', (text) => {
  expect(isNetwork(text)).toBe(true)
})

// `Number` reads an empty prefix as 0, which would admit every address.
test.each([
  '10.0.0.0/',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/0x8',
  '10.0.0.0/8/8',
  '10.0.0/8',
  '::/129',
  'host',
  '',
])('«%s» is neither an address nor a network', (text) => {
  expect(isNetwork(text)).toBe(false)
})

test('An IPv4 address is also found when it is written as an IPv6 one', () => {
  expect(isWithin(['10.0.0.0/8'], '::ffff:10.1.2.3')).toBe(true)
  expect(isWithin(['10.0.0.0/8'], '::ffff:11.1.2.3')).toBe(false)
  expect(isWithin(['10.0.0.0/8', '2001:db8::/32'], '2001:db8::5')).toBe(true)
  expect(isWithin(['10.0.0.0/8'], 'unknown')).toBe(false)
})
