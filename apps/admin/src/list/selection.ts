import { useState } from 'react'

/** The selected rows of a list; a row that leaves the page stays selected with its last known values. */
export function useSelection<R extends { id: number }>(visible: readonly R[] = []) {
  const [seen, setSeen] = useState<ReadonlyMap<string, R>>(new Map())
  const known = new Map([...seen, ...visible.map((row) => [String(row.id), row] as const)])
  const rows = [...seen.keys()].flatMap((id) => known.get(id) ?? [])
  return {
    rows,
    ids: new Set(seen.keys()),
    select: (ids: ReadonlySet<string>) => {
      const entries = [...ids].flatMap((id) => {
        const row = known.get(id)
        return row ? [[id, row] as const] : []
      })
      setSeen(new Map(entries))
    },
    /** Includes rows of other pages. */
    add: (more: readonly R[]) => setSeen(new Map([...seen, ...more.map((row) => [String(row.id), row] as const)])),
    clear: () => setSeen(new Map()),
  }
}
