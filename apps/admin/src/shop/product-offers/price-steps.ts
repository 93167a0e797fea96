import type { Schemas } from '@admin-panel/sdk'

/** The key of the present, where the last price ends. */
export const PRESENT = 'present'

/** The moments of the prices from the oldest on, and the present, until which the last one holds; `states` are ordered newest first. */
export function priceSteps(states: readonly Pick<Schemas['PriceState'], 'at' | 'price_kopecks'>[], now: number) {
  const oldestFirst = states.toReversed()
  const times = oldestFirst.map(({ at }) => Date.parse(at))
  const prices = oldestFirst.map(({ price_kopecks }) => price_kopecks)
  return {
    keys: [...oldestFirst.map(({ at }) => at), PRESENT],
    // A server's clock may be ahead of the reader's.
    places: [...times, Math.max(now, ...times)],
    prices: [...prices, ...prices.slice(-1)],
  }
}
