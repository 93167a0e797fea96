import { useState } from 'react'

/** What a change of many records is made of. */
export interface Chosen<Row> {
  /** The chosen rows; where all that match a filter are chosen, those of them that are on the screen. */
  rows: readonly Row[]
  count: number
  /** The filters of the list all of whose records are chosen; null if only the rows are. */
  filter: object | null
}

interface ListOfRows<R> {
  rows: readonly R[] | undefined
  total: number | undefined
  filter: object
}

export const onlyRows = <Row>(rows: readonly Row[]): Chosen<Row> => ({ rows, count: rows.length, filter: null })

/**
 * The selected rows of a list; a row that leaves the page stays selected with its last known values. All that match the
 * filters are selected by the filters alone, until one row is left out or a filter changes.
 */
export function useSelection<R extends { id: number }>({ rows: visible = [], total = 0, filter }: ListOfRows<R>) {
  const [selected, setSelected] = useState<ReadonlyMap<string, R>>(new Map())
  const [matched, setMatched] = useState<string | null>(null)
  const isAll = matched !== null && matched === JSON.stringify(filter)
  const rowsById = new Map([...selected, ...visible.map((row) => [String(row.id), row] as const)])
  const ids = new Set(isAll ? visible.map(({ id }) => String(id)) : selected.keys())
  const rows = [...ids].flatMap((id) => rowsById.get(id) ?? [])
  function change(next: ReadonlyMap<string, R>, filters: string | null) {
    setSelected(next)
    setMatched(filters)
  }
  return {
    chosen: isAll ? { rows, count: total, filter } : onlyRows(rows),
    ids,
    /** How many of the selected rows a search or another page has taken out of sight. */
    unseen: ids.size - visible.filter(({ id }) => ids.has(String(id))).length,
    select: (next: ReadonlySet<string>) => {
      const entries = [...next].flatMap((id) => {
        const row = rowsById.get(id)
        return row ? [[id, row] as const] : []
      })
      change(new Map(entries), null)
    },
    selectAll: () => change(new Map(), JSON.stringify(filter)),
    clear: () => change(new Map(), null),
  }
}
