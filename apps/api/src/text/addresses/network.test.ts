import { expect, test } from 'vitest'
import { isNetwork, isPublic, isWithin } from './network.ts'

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

test.each(['8.8.8.8', '2a00:1450:4010::5', '::ffff:8.8.8.8'])('%s is reachable from everywhere', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::127.0.0.1',
  '::7f00:1',
  '::a00:1',
  '::c0a8:1',
  '0:0:0:0:0:0:a9fe:a9fe',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::ffff:0:7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  '1::1',
  '100:0:0:1::1',
  '4000::1',
  '3fff::1',
  '2001:db8::1',
  'fe80::1%eth0',
  '2001::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'host',
])('%s is private, loopback, reserved or a tunnel to such', (address) => {
  expect(isPublic(address)).toBe(false)
})
