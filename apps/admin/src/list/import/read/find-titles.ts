import type { Sheet } from './cell.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { TITLE_ROWS } from './limits.ts'
import type { Places } from './read-rows.ts'

/** The row of a sheet that holds the titles of the columns, from 0. */
export interface TitlesPlace {
  sheet: number
  row: number
}

export interface FoundTitles {
  place: TitlesPlace
  /** Whether only a person can tell: no row has the required columns, or rows of several sheets have them. */
  isUnclear: boolean
}

/** Finds the titles by the required columns, in the first rows of any sheet. */
export function findTitles(
  sheets: readonly Sheet[],
  columns: readonly ImportColumn[],
  placesIn: (header: readonly string[]) => Places,
): FoundTitles {
  const candidates = sheets.flatMap(({ rows }, sheet) =>
    rows.slice(0, TITLE_ROWS).map((cells, row) => {
      const header = cells.map(({ text }) => text)
      const places = placesIn(header)
      const isFound = (field: string) => (places[field] ?? -1) >= 0
      return {
        place: { sheet, row },
        count: columns.filter(({ field }) => isFound(field)).length,
        isWhole: columns.every(({ field, isRequired }) => !isRequired || isFound(field)),
        isFilled: header.some((text) => text !== ''),
        header: header.join('\n'),
      }
    }),
  )
  const whole = candidates.filter(({ isWhole, count }) => isWhole && count > 0)
  const filled = candidates.filter(({ isFilled }) => isFilled)
  const pool = whole.length > 0 ? whole : filled
  const best = pool.toSorted((a, b) => b.count - a.count)[0]
  if (!best) return { place: { sheet: 0, row: 0 }, isUnclear: false }
  // A title that is merged over two rows stands in both of them.
  const last = pool
    .filter(({ place, header }) => place.sheet === best.place.sheet && header === best.header)
    .reduce((above, next) => (next.place.row === above.place.row + 1 ? next : above), best)
  const isUnclear = new Set(whole.map(({ place }) => place.sheet)).size > 1
  return { place: last.place, isUnclear }
}
