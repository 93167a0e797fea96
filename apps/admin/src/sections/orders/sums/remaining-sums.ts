import type { Schemas } from '@admin-panel/sdk'
import type { Unread } from '@admin-panel/ui/read-number'

type Card = Schemas['SubOrderCard']
type Item = Schemas['SubOrderItem']

/** The number of pieces to remove, by item; other items stay unchanged. */
export type Pieces = Readonly<Record<number, number | Unread>>

const countOf = ({ id }: Item, pieces: Pieces) => (typeof pieces[id] === 'number' ? pieces[id] : 0)

/** Whether any pieces are removed, and no item loses more than it has left. */
export const areWholePieces = (items: readonly Item[], pieces: Pieces) =>
  items.some((item) => countOf(item, pieces) > 0) &&
  items.every((item) => !(typeof pieces[item.id] === 'object') && countOf(item, pieces) <= piecesLeft(item))

export const piecesLeft = ({ quantity, cancelled_qty, returned_qty }: Item) => quantity - cancelled_qty - returned_qty

export const areAll = (items: readonly Item[], pieces: Pieces) =>
  items.every((item) => countOf(item, pieces) === piecesLeft(item))

/** The sums of a sub-order after removing pieces, calculated as the server does, for a preview. */
export function remainingSums(card: Card, pieces: Pieces) {
  const lines = card.items.map((item) => {
    const before = piecesLeft(item)
    const remaining = before - countOf(item, pieces)
    return {
      items_kopecks: item.price_kopecks * remaining,
      discount_kopecks: shareOf(item.discount_kopecks, remaining, item.quantity),
      commission_kopecks: shareOf(item.commission_kopecks ?? 0, remaining, before),
    }
  })
  const sum = (field: keyof (typeof lines)[number]) => lines.reduce((total, line) => total + line[field], 0)
  // A completed delivery is charged even if items are returned.
  const isDeliveryDue = card.delivered_at !== null || !areAll(card.items, pieces)
  const sums = {
    items_kopecks: sum('items_kopecks'),
    discount_kopecks: sum('discount_kopecks'),
    delivery_kopecks: isDeliveryDue ? card.delivery_kopecks : 0,
    commission_kopecks: card.commission_kopecks === null ? null : sum('commission_kopecks'),
  }
  return { ...sums, total_kopecks: sums.items_kopecks - sums.discount_kopecks + sums.delivery_kopecks }
}

/** Rounded half up to a kopeck. */
function shareOf(kopecks: number, part: number, whole: number) {
  return whole === 0 ? 0 : Math.round((kopecks * part) / whole)
}
