import { expect, test } from 'vitest'
import { derivePayment, type PaymentFacts } from './derive-payment.ts'

const facts = (more: Partial<PaymentFacts>): PaymentFacts => ({
  parts: ['assembling'],
  itemsBefore: 100,
  items: 100,
  isReceived: false,
  ...more,
})

test('R5: a payment stays what it is while nothing of the order goes', () => {
  expect(derivePayment('paid', facts({}))).toBe('paid')
  expect(derivePayment('pending', facts({}))).toBe('pending')
})

test('R5: money received makes an order paid', () => {
  expect(derivePayment('pending', facts({ isReceived: true }))).toBe('paid')
  expect(derivePayment('failed', facts({ isReceived: true }))).toBe('paid')
})

test('R5: what is paid on delivery, or held, is paid once everything is handed over', () => {
  expect(derivePayment('pending', facts({ parts: ['delivered', 'in_delivery'] }))).toBe('pending')
  expect(derivePayment('pending', facts({ parts: ['delivered', 'cancelled'] }))).toBe('paid')
  expect(derivePayment('authorized', facts({ parts: ['delivered'] }))).toBe('paid')
})

test('R5: pieces that go from a paid order are refunded', () => {
  expect(derivePayment('paid', facts({ items: 40 }))).toBe('partially_refunded')
  expect(derivePayment('partially_refunded', facts({ items: 40 }))).toBe('partially_refunded')
  expect(derivePayment('paid', facts({ items: 0 }))).toBe('refunded')
  expect(derivePayment('partially_refunded', facts({ items: 0 }))).toBe('refunded')
})

test('R5: what was not paid is called off with the order', () => {
  expect(derivePayment('pending', facts({ items: 0, parts: ['cancelled'] }))).toBe('cancelled')
  expect(derivePayment('authorized', facts({ items: 0, parts: ['cancelled'] }))).toBe('cancelled')
  expect(derivePayment('pending', facts({ items: 40, parts: ['cancelled', 'new'] }))).toBe('pending')
})
