import type { Schemas } from '@admin-panel/sdk'

/** The ends of the axis of bands, in kopecks. */
export const CHEAPEST = 10_000
export const DEAREST = 10_000_000

/** The price up to which the minimum is more than the rate takes: none is 0, and every price is `Infinity`. */
export function minimumUpTo({ rate_bp, min_kopecks }: Pick<Schemas['Commission'], 'rate_bp' | 'min_kopecks'>) {
  if (!min_kopecks) return 0
  return rate_bp === 0 ? Infinity : Math.round((min_kopecks * 10_000) / rate_bp)
}

/** Where a price lies on the logarithmic axis, from 0 to 1. */
export function placeOf(kopecks: number) {
  const place = Math.log(kopecks / CHEAPEST) / Math.log(DEAREST / CHEAPEST)
  return Math.min(1, Math.max(0, place))
}
