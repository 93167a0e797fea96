import { getLocale } from './locale.ts'

/** Basis points as `12,5 %`. */
export function formatPercent(basisPoints: number) {
  return (basisPoints / 10_000).toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: 2 })
}
