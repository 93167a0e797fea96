import { getLocale } from './locale.ts'

/** A share as `2,78 %`. */
export function formatPercent(share: number) {
  return share.toLocaleString(getLocale(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 2 : 0 })
}
