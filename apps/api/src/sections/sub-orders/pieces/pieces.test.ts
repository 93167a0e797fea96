import { expect, test } from 'vitest'
import { type Item, piecesToGo, sumsOf, withoutPieces } from './pieces.ts'

const item = (id: number, more: Partial<Item> = {}): Item => ({
  id,
  quantity: 3,
  cancelled_qty: 0,
  returned_qty: 0,
  price_kopecks: 1000,
  discount_kopecks: 0,
  vat_rate: '22',
  commission_kopecks: 300,
  ...more,
})

test('R31: without two of three pieces a line costs a third, and so do its commission and VAT', () => {
  const rest = withoutPieces([item(1)], new Map([[1, 2]]), 'cancelled_qty')

  expect(rest).toMatchObject([{ cancelled_qty: 2, commission_kopecks: 100 }])
  expect(sumsOf(rest, 500)).toEqual({
    items_kopecks: 1000,
    discount_kopecks: 0,
    delivery_kopecks: 500,
    total_kopecks: 1500,
    vat_kopecks: 180,
    commission_kopecks: 100,
  })
})

test('R31: a discount follows its pieces to the kopeck through any steps', () => {
  const all = [item(1, { discount_kopecks: 100 })]
  const one = withoutPieces(all, new Map([[1, 1]]), 'cancelled_qty')
  const two = withoutPieces(one, new Map([[1, 1]]), 'returned_qty')

  expect([all, one, two].map((items) => sumsOf(items, 0).discount_kopecks)).toEqual([100, 67, 33])
  expect(sumsOf(withoutPieces(two, new Map([[1, 1]]), 'returned_qty'), 0)).toMatchObject({
    total_kopecks: 0,
    commission_kopecks: 0,
  })
})

test('R31: a commission that is not known yet stays unknown', () => {
  const rest = withoutPieces([item(1, { commission_kopecks: null })], new Map([[1, 1]]), 'cancelled_qty')

  expect(sumsOf(rest, 0).commission_kopecks).toBeNull()
})

test('R31: all pieces are cancelled unless some are named', () => {
  expect(piecesToGo([item(1), item(2, { cancelled_qty: 1 })], undefined)).toEqual(
    new Map([
      [1, 3],
      [2, 2],
    ]),
  )
  expect(
    piecesToGo(
      [item(1)],
      [
        { id: 1, quantity: 1 },
        { id: 1, quantity: 2 },
      ],
    ),
  ).toEqual(new Map([[1, 3]]))
})

test.each([
  ['more than remain', [{ id: 1, quantity: 3 }]],
  [
    'more than remain in two lines',
    [
      { id: 1, quantity: 2 },
      { id: 1, quantity: 1 },
    ],
  ],
  ['of another order', [{ id: 9, quantity: 1 }]],
])('R31: a removal of pieces is refused: %s', (_why, requestedPieces) => {
  expect(() => piecesToGo([item(1, { returned_qty: 1 })], requestedPieces)).toThrow(
    expect.objectContaining({ details: { items: ['Количество больше, чем в заказе'] } }),
  )
})
