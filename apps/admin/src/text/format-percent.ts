import { getLocale } from './locale.ts'

/** Basis points as `12,5 %`. */
export function formatPercent(basisPoints: number) {
  return (basisPoints / 10_000).toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: 2 })
}

/** A part of a whole as `97 %`; below a tenth with its fractions. */
export function formatShare(share: number) {
  return formatPercent(share < 0.1 ? share * 10_000 : Math.round(share * 100) * 100)
}
