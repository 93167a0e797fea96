import type { ItemInstance } from '@headless-tree/core'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RowData } from './use-drag.ts'

/** The row with the focus, by its place; where it is gone, the one that took the place, so that the focus is not lost. */
export function useFocusKept(items: readonly ItemInstance<RowData>[]) {
  const [last, setLast] = useState(0)
  const isInside = useRef(false)
  const found = items.findIndex((item) => item.isFocused())
  const focused = found >= 0 ? found : Math.max(0, Math.min(last, items.length - 1))
  if (focused !== last) setLast(focused)

  // React swallows the event of a focus that goes with its element: the document alone tells of it.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    const item = items[focused]
    if (found < 0) item?.setFocused()
    item?.getElement()?.focus({ preventScroll: true })
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
