import { useState } from 'react'

/** The selected rows of a list; a row that leaves the page stays selected with its last known values. */
export function useSelection<R extends { id: number }>(visible: readonly R[] = []) {
  const [selected, setSelected] = useState<ReadonlyMap<string, R>>(new Map())
  const rowsById = new Map([...selected, ...visible.map((row) => [String(row.id), row] as const)])
  const rows = [...selected.keys()].flatMap((id) => rowsById.get(id) ?? [])
  return {
    rows,
    ids: new Set(selected.keys()),
    select: (ids: ReadonlySet<string>) => {
      const entries = [...ids].flatMap((id) => {
        const row = rowsById.get(id)
        return row ? [[id, row] as const] : []
      })
      setSelected(new Map(entries))
    },
    /** Includes rows of other pages. */
    add: (more: readonly R[]) =>
      setSelected(new Map([...selected, ...more.map((row) => [String(row.id), row] as const)])),
    clear: () => setSelected(new Map()),
  }
}
