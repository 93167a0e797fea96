import { invalid } from '#errors.ts'
import { spread, vatWithin } from '#records/money.ts'

export interface Item {
  id: number
  quantity: number
  cancelled_qty: number
  returned_qty: number
  price_kopecks: number
  /** The discount of the whole line as it was ordered. */
  discount_kopecks: number
  vat_rate: string
  commission_kopecks: number | null
}

interface Pieces {
  id: number
  quantity: number
}

export function remainingOf({ quantity, cancelled_qty, returned_qty }: Item): number {
  return quantity - cancelled_qty - returned_qty
}

/** Determines the pieces to remove: the named ones, or all that remain. */
export function piecesToGo(
  items: readonly Item[],
  requestedPieces: readonly Pieces[] | undefined,
): Map<number, number> {
  const remaining = new Map(items.map((item) => [item.id, remainingOf(item)]))
  if (!requestedPieces) return remaining
  const quantities = new Map<number, number>()
  for (const { id, quantity } of requestedPieces) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  for (const [id, quantity] of quantities)
    if (quantity > (remaining.get(id) ?? 0)) throw invalid({ items: ['Количество больше, чем в заказе'] })
  return quantities
}

/** Removes pieces from items and reduces the commission proportionally. */
export function withoutPieces<Line extends Item>(
  items: readonly Line[],
  quantities: ReadonlyMap<number, number>,
  counter: 'cancelled_qty' | 'returned_qty',
): Line[] {
  return items.map((item) => {
    const pieces = quantities.get(item.id) ?? 0
    if (pieces === 0) return item
    const { commission_kopecks } = item
    const remaining = remainingOf(item) - pieces
    return {
      ...item,
      [counter]: item[counter] + pieces,
      commission_kopecks:
        commission_kopecks === null ? null : (spread(commission_kopecks, [remaining, pieces])[0] ?? 0),
    }
  })
}

/** The price of an item's remaining pieces, and the VAT it includes. */
export function costOf(item: Item) {
  const remaining = remainingOf(item)
  const items_kopecks = item.price_kopecks * remaining
  const discount_kopecks = spread(item.discount_kopecks, [remaining, item.quantity - remaining])[0] ?? 0
  const total_kopecks = items_kopecks - discount_kopecks
  return { items_kopecks, discount_kopecks, total_kopecks, vat_kopecks: vatWithin(total_kopecks, item.vat_rate) }
}

export function sumsOf(items: readonly Item[], delivery_kopecks: number) {
  const sums = { items_kopecks: 0, discount_kopecks: 0, total_kopecks: delivery_kopecks, vat_kopecks: 0 }
  let commission: number | null = null
  for (const item of items) {
    const cost = costOf(item)
    sums.items_kopecks += cost.items_kopecks
    sums.discount_kopecks += cost.discount_kopecks
    sums.total_kopecks += cost.total_kopecks
    sums.vat_kopecks += cost.vat_kopecks
    if (item.commission_kopecks !== null) commission = (commission ?? 0) + item.commission_kopecks
  }
  return { ...sums, delivery_kopecks, commission_kopecks: commission }
}
