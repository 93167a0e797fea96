import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useMemo, useRef } from 'react'

interface SelectionState<Row> {
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  selection: ReadonlySet<string> | undefined
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** State and handlers of the check boxes. */
export function useSelection<Row>({ rows, rowId, selection, onSelectionChange }: SelectionState<Row>) {
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  // The compiler does not see that they stay the same while the selection changes.
  const ids = useMemo(() => (isSelectable ? (rows?.map(rowId) ?? []) : []), [isSelectable, rows, rowId])
  const state = { ids, selection: selection ?? NONE, onSelectionChange }
  const latest = useRef(state)
  // A click with Shift selects the range from this row.
  const anchor = useRef<string>(undefined)
  // The handler of the rows stays the same, so that a changed selection renders only its own rows.
  useLayoutEffect(() => {
    latest.current = state
  })
  return {
    isSelectable,
    ids,
    onToggle: (id: string, isSelected: boolean, isRange: boolean) => {
      const { ids, selection, onSelectionChange } = latest.current
      onSelectionChange?.(toggled(selection, isRange ? between(ids, anchor.current, id) : [id], isSelected))
      anchor.current = id
    },
    onToggleAll: (isSelected: boolean) => onSelectionChange?.(toggled(selection ?? NONE, ids, isSelected)),
  }
}

function toggled(selection: ReadonlySet<string>, ids: readonly string[], isSelected: boolean) {
  const next = new Set(selection)
  for (const id of ids)
    if (isSelected) next.add(id)
    else next.delete(id)
  return next
}

function between(ids: readonly string[], from: string | undefined, to: string) {
  const [start = 0, end = 0] = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((a, b) => a - b)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
