import type { Details } from '#errors.ts'

interface Years {
  year_from?: number | null
  year_to?: number | null
}

/** Validates the years after merging `next` into `before`. */
export function wrongYears(next: Years, before: Years = {}): Details {
  const { year_from, year_to } = { ...before, ...next }
  return year_from && year_to && year_from > year_to ? { year_from: ['Год начала больше года окончания'] } : {}
}
