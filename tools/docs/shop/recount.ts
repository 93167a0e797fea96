import { articleOf, STOCK } from './catalog.ts'
import { type Sale, totalOf } from './messages.ts'

/** What an order must be once all of its messages are in and the returns are granted: counted from the messages alone. */
export interface Expected {
  total: number
  bought: number
  paid: number
  refunded: number
  /** The status of the part of each seller, in the order of the lines. */
  parts: string[]
}

export function expectedOf(sale: Sale): Expected {
  const { lines, isPrepaid, isUnpaid, cancelled, arrival, isReturned } = sale
  const bought = totalOf(sale)
  const [first] = lines
  const piece = first ? first.price : 0
  const isHandedOver = !isUnpaid && cancelled !== 'all' && arrival === 'handed over'
  const withoutCancelled = cancelled === 'all' ? 0 : bought - (cancelled === 'a piece' ? piece : 0)
  const total = withoutCancelled - (isReturned && isHandedOver ? piece : 0)
  const prepaid = isPrepaid && !isUnpaid
  const refunded = !prepaid || cancelled === 'nothing' ? 0 : cancelled === 'all' ? bought : piece
  const status = isHandedOver ? 'delivered' : 'in_delivery'
  return {
    total,
    bought,
    paid: prepaid ? bought : isHandedOver ? withoutCancelled : 0,
    refunded,
    parts: lines.map((_, place) => {
      if (cancelled === 'all') return 'cancelled'
      if (isUnpaid) return 'awaiting_payment'
      return isReturned && isHandedOver && place === 0 ? 'partially_returned' : status
    }),
  }
}

/** The pieces of each offer that are left, by the seller's article. A returned piece is not on sale until its seller says so. */
export function stocksAfter(all: readonly Sale[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { lines, isUnpaid, cancelled } of all)
    for (const [place, { seller, card, quantity }] of lines.entries()) {
      const sku = `S${seller}-${articleOf(card)}`
      const isSent = !isUnpaid && cancelled !== 'all'
      const isLess = place === 0 && cancelled === 'a piece'
      left.set(sku, (left.get(sku) ?? STOCK) - (isSent ? quantity - (isLess ? 1 : 0) : 0))
    }
  return left
}
