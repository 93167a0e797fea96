import type { Schemas } from '@admin-panel/sdk'

/** The new price of an offer: the percent first, then the sum, then the rounding to the nearest. */
export function pricedBy(
  { percent = 0, add_kopecks = 0, round_to_kopecks: step = 1 }: Schemas['PriceFormula'],
  price_kopecks: number,
): number {
  // Hundredths of a percent, as in rates, are whole numbers, so that no price depends on binary fractions.
  const share = 10_000 + Math.round(percent * 100)
  const price = Math.round((price_kopecks * share) / 10_000) + add_kopecks
  return Math.round(price / step) * step
}
