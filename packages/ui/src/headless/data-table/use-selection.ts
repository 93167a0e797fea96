import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useMemo, useRef } from 'react'
import type { RowKey } from './args.ts'

interface SelectionState<Row, Id> {
  rows: readonly Row[] | undefined
  rowId: (row: Row) => Id
  selection: ReadonlySet<Id> | undefined
  onSelectionChange: ((selection: ReadonlySet<Id>) => void) | undefined
}

const NONE: ReadonlySet<never> = new Set()

/** State and handlers of the check boxes. */
export function useSelection<Row, Id extends RowKey>({
  rows,
  rowId,
  selection,
  onSelectionChange,
}: SelectionState<Row, Id>) {
  const isSelectable = selection !== undefined && onSelectionChange !== undefined
  // The compiler does not see that they stay the same while the selection changes.
  const ids = useMemo(() => (isSelectable ? (rows?.map(rowId) ?? []) : []), [isSelectable, rows, rowId])
  const chosen: ReadonlySet<Id> = selection ?? NONE
  const state = { ids, selection: chosen, onSelectionChange }
  const latest = useRef(state)
  // A click with Shift selects the range from this row.
  const anchor = useRef<Id>(undefined)
  // The handler of the rows stays the same, so that a changed selection renders only its own rows.
  useLayoutEffect(() => {
    latest.current = state
  })
  return {
    isSelectable,
    ids,
    onToggle: (id: Id, isSelected: boolean, isRange: boolean) => {
      const { ids, selection, onSelectionChange } = latest.current
      onSelectionChange?.(toggled(selection, isRange ? between(ids, anchor.current, id) : [id], isSelected))
      anchor.current = id
    },
    onToggleAll: (isSelected: boolean) => onSelectionChange?.(toggled(chosen, ids, isSelected)),
  }
}

function toggled<Id>(selection: ReadonlySet<Id>, ids: readonly Id[], isSelected: boolean) {
  const next = new Set(selection)
  for (const id of ids)
    if (isSelected) next.add(id)
    else next.delete(id)
  return next
}

function between<Id>(ids: readonly Id[], from: Id | undefined, to: Id) {
  const [start = 0, end = 0] = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((a, b) => a - b)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
