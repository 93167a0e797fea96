import { getLocale } from './locale.ts'

/** Basis points as `12,5 %`. */
export function formatPercent(basisPoints: number) {
  return (basisPoints / 10_000).toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: 2 })
}

/** A part of a whole in whole percent, so that shares beside each other have the same digits: `97 %`, `< 1 %`. */
export function formatShare(share: number) {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? `< ${formatPercent(100)}` : formatPercent(percent * 100)
}
