import type { Schemas } from '@admin-panel/sdk'

type Card = Pick<Schemas['SubOrderCard'], 'items' | 'bought_kopecks'>

/** The original sums of an order's parts, before cancellations and returns. */
export function originalSums(cards: readonly Card[]) {
  const lines = cards.flatMap(({ items }) => items)
  const items_kopecks = sumOf(lines, ({ price_kopecks, quantity }) => price_kopecks * quantity)
  const discount_kopecks = sumOf(lines, (line) => line.discount_kopecks)
  const bought_kopecks = sumOf(cards, (card) => card.bought_kopecks)
  return {
    items_kopecks,
    discount_kopecks,
    delivery_kopecks: bought_kopecks - items_kopecks + discount_kopecks,
    bought_kopecks,
  }
}

function sumOf<Of>(all: readonly Of[], kopecks: (one: Of) => number) {
  return all.reduce((sum, one) => sum + kopecks(one), 0)
}
