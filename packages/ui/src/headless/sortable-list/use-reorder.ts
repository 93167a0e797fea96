import { useId, useState, type KeyboardEvent } from 'react'

/** A step of a line within its list. */
export type Move = 'first' | 'earlier' | 'later' | 'last'

/** What `useReorder` takes. */
export interface ReorderArgs {
  /** The ids, in order. */
  ids: readonly string[]
  /** The ids are in another order. */
  onReorder: (ids: readonly string[]) => void
  /** What screen readers hear when something has moved: its place counts from 1. */
  announce: (id: string, place: number, total: number) => string
}

/** The state and the operations that `useReorder` returns. */
export interface ReorderState {
  /** Identifies the list: elements can be dropped only within their own. */
  list: string
  /** What is being dragged. */
  draggedId: string | undefined
  /** Something is being dragged, or nothing any longer. */
  setDraggedId: (id: string | undefined) => void
  /** Whether a step leads to another place. */
  canMove: (id: string, move: Move) => boolean
  /** Moves an item. */
  move: (id: string, move: Move) => void
  /** Puts an item before or after another one. */
  drop: (id: string, beside: string, isAfter: boolean) => void
  /** Moves an item by Alt with a key. */
  press: (event: KeyboardEvent, id: string) => void
  /** What screen readers hear. */
  announcement: string
}

const keys: Partial<Record<string, Move>> = {
  ArrowUp: 'earlier',
  ArrowLeft: 'earlier',
  ArrowDown: 'later',
  ArrowRight: 'later',
  Home: 'first',
  End: 'last',
}
const mirrored: Partial<Record<string, Move>> = { ...keys, ArrowLeft: 'later', ArrowRight: 'earlier' }

/** Reordering for lists and tiles: Alt with keys, buttons, drag and drop, and an announcement of the new place. */
export function useReorder({ ids, onReorder, announce }: ReorderArgs): ReorderState {
  const list = useId()
  const [draggedId, setDraggedId] = useState<string>()
  const [movedId, setMovedId] = useState<string>()
  const last = ids.length - 1

  function put(id: string, to: number) {
    const from = ids.indexOf(id)
    if (from < 0 || from === to) return
    setMovedId(id)
    onReorder(ids.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  function target(id: string, move: Move) {
    const from = ids.indexOf(id)
    return { first: 0, earlier: Math.max(from - 1, 0), later: Math.min(from + 1, last), last }[move]
  }
  const isThere = movedId !== undefined && ids.includes(movedId)
  return {
    list,
    draggedId,
    setDraggedId,
    canMove: (id: string, move: Move) => target(id, move) !== ids.indexOf(id),
    move: (id: string, move: Move) => put(id, target(id, move)),
    drop: (id: string, beside: string, isAfter: boolean) => {
      const rest = ids.filter((other) => other !== id)
      put(id, rest.indexOf(beside) + (isAfter ? 1 : 0))
    },
    press(event: KeyboardEvent, id: string) {
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
      const move = (isMirrored ? mirrored : keys)[event.code]
      if (!move || !event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      put(id, target(id, move))
    },
    announcement: isThere ? announce(movedId, ids.indexOf(movedId) + 1, ids.length) : '',
  }
}
