import { useLayoutEffect, useRef, useState } from 'react'

interface FocusKeptOptions {
  /** The focused row's index; negative if it is gone. */
  focusedIndex: number
  /** The index of the row that takes the focus instead; negative if there is none. */
  instead: number
  count: number
  move: (index: number) => void
  elementAt: (index: number) => HTMLElement | null | undefined
}

/** Keeps the focus on a row; if that row disappears, another one takes the focus. */
export function useFocusKept({ focusedIndex, instead, count, move, elementAt }: FocusKeptOptions) {
  const [last, setLast] = useState(0)
  const isInside = useRef(false)
  const focused = [focusedIndex, instead].find((index) => index >= 0) ?? Math.max(0, Math.min(last, count - 1))
  if (focused !== last) setLast(focused)

  // React drops the blur event of a removed element; only the document reports it.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    if (focusedIndex < 0) move(focused)
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
