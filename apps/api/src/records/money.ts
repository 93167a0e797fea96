/** A share of a sum in basis points (1250 is 12.5 %), rounded half up to a kopeck. */
export function shareOf(kopecks: number, basisPoints: number): number {
  return Number((BigInt(kopecks) * BigInt(basisPoints) + 5000n) / 10_000n)
}

/** The VAT included in a price; the rate `none` includes none. */
export function vatWithin(kopecks: number, rate: string): number {
  if (rate === 'none') return 0
  const percent = BigInt(rate)
  const grossPercent = 100n + percent
  return Number((BigInt(kopecks) * percent * 2n + grossPercent) / (grossPercent * 2n))
}

/**
 * Splits a sum by weights to the kopeck: the remainder of rounding down goes to the largest fractions, on a tie to the
 * first.
 */
export function spread(kopecks: number, weights: readonly number[]): number[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (total === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const exact = BigInt(kopecks) * BigInt(weight)
    return { index, whole: Number(exact / total), remainder: exact % total }
  })
  const remaining = kopecks - parts.reduce((sum, { whole }) => sum + whole, 0)
  const lucky = new Set(
    parts
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, remaining)
      .map(({ index }) => index),
  )
  return parts.map(({ index, whole }) => whole + (lucky.has(index) ? 1 : 0))
}
