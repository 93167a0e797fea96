import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { derivedPayment, derivePayment, type Part } from './derive-payment.ts'

const app = await useApp()

const part = (more: Partial<Part> = {}): Part => ({
  items_kopecks: 100,
  total_kopecks: 130,
  paid_kopecks: 0,
  refunded_kopecks: 0,
  ...more,
})
const paid = part({ paid_kopecks: 130 })
const cancelled = part({ items_kopecks: 0, total_kopecks: 0 })

test('R31: a payment stays what it is while a part of the order waits for its money', () => {
  expect(derivePayment('pending', [part()])).toBe('pending')
  expect(derivePayment('authorized', [part(), paid])).toBe('authorized')
  expect(derivePayment('failed', [part(), cancelled])).toBe('failed')
})

test('R31: an order is paid once everything that remains of it is', () => {
  expect(derivePayment('pending', [paid, paid])).toBe('paid')
  expect(derivePayment('failed', [paid, cancelled])).toBe('paid')
})

test('R31: pieces that go from a paid order are refunded', () => {
  const less = part({ items_kopecks: 40, total_kopecks: 70, paid_kopecks: 130, refunded_kopecks: 60 })
  const returned = part({ items_kopecks: 0, total_kopecks: 30, paid_kopecks: 130, refunded_kopecks: 100 })

  expect(derivePayment('paid', [less, paid])).toBe('partially_refunded')
  expect(derivePayment('partially_refunded', [returned, paid])).toBe('partially_refunded')
  expect(derivePayment('paid', [returned, cancelled])).toBe('refunded')
})

test('R31: an unpaid sub-order is cancelled without a refund', () => {
  expect(derivePayment('pending', [cancelled])).toBe('cancelled')
  expect(derivePayment('authorized', [cancelled, cancelled])).toBe('cancelled')
})

test('R31: the database derives the payment of an order as the program does', async () => {
  const kinds = [
    part(),
    paid,
    cancelled,
    part({ items_kopecks: 40, total_kopecks: 70, paid_kopecks: 130, refunded_kopecks: 60 }),
    part({ items_kopecks: 0, total_kopecks: 30, paid_kopecks: 130, refunded_kopecks: 100 }),
    part({ items_kopecks: 0, total_kopecks: 0, paid_kopecks: 130, refunded_kopecks: 130 }),
  ]
  for (const parts of kinds.flatMap((first) => [[first], ...kinds.map((second) => [first, second])])) {
    const { rows } = await app.db.execute<{ payment: string }>(sql`
      select ${derivedPayment(sql`'authorized'`)} as payment
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
        as part (items_kopecks int, total_kopecks int, paid_kopecks int, refunded_kopecks int)`)
    expect({ parts, payment: rows[0]?.payment }).toEqual({ parts, payment: derivePayment('authorized', parts) })
  }
})
