import { useLayoutEffect, useRef, useState } from 'react'

interface FocusKeptOptions {
  /** Where the focused row stands now; below zero where it is gone. */
  found: number
  /** Where the row stands that is to have the focus in its place; below zero where none is. */
  instead: number
  count: number
  move: (index: number) => void
  elementAt: (index: number) => HTMLElement | null | undefined
}

/** The row with the focus, by its place; where it is gone, another one, so that the focus is not lost. */
export function useFocusKept({ found, instead, count, move, elementAt }: FocusKeptOptions) {
  const [last, setLast] = useState(0)
  const isInside = useRef(false)
  const focused = [found, instead].find((index) => index >= 0) ?? Math.max(0, Math.min(last, count - 1))
  if (focused !== last) setLast(focused)

  // React swallows the event of a focus that goes with its element: the document alone tells of it.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    if (found < 0) move(focused)
    elementAt(focused)?.focus({ preventScroll: true })
  })

  return {
    focused,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
