import { expect, test } from 'vitest'
import { deriveStatus } from './derive-status.ts'

test('R5: an order is cancelled when all of its parts are', () => {
  expect(deriveStatus(['cancelled', 'cancelled'])).toBe('cancelled')
})

test('R5: an order waits for payment while any part does', () => {
  expect(deriveStatus(['awaiting_payment', 'delivered'])).toBe('awaiting_payment')
})

test('R5: an order is returned when all that was delivered came back', () => {
  expect(deriveStatus(['returned', 'cancelled'])).toBe('returned')
  expect(deriveStatus(['returned', 'partially_returned'])).toBe('completed')
})

test('R5: an order is completed when each part is at its end', () => {
  expect(deriveStatus(['delivered', 'cancelled'])).toBe('completed')
  expect(deriveStatus(['delivered', 'returned'])).toBe('completed')
  expect(deriveStatus(['partially_returned'])).toBe('completed')
})

test('R5: an order is partially completed when some is delivered and some is open', () => {
  expect(deriveStatus(['delivered', 'assembling'])).toBe('partially_completed')
  expect(deriveStatus(['delivered', 'in_delivery', 'cancelled'])).toBe('partially_completed')
})

test.each(['in_delivery', 'at_pickup', 'not_delivered', 'returning'] as const)(
  'R5: an order with a part that is %s is in delivery',
  (status) => {
    expect(deriveStatus([status, 'new'])).toBe('in_delivery')
  },
)

test.each(['confirmed', 'assembling', 'ready_to_ship'] as const)(
  'R5: an order with a part that is %s is processed',
  (status) => {
    expect(deriveStatus([status, 'new', 'cancelled'])).toBe('processing')
  },
)

test('R5: any other order is new', () => {
  expect(deriveStatus(['new', 'cancelled'])).toBe('new')
})
