import { useState } from 'react'

/** Counts the children in the first line of a wrapping row. */
export function useOneLine() {
  const [count, setCount] = useState(Infinity)
  function attach(row: HTMLElement | null) {
    if (!row) return undefined
    const measure = () => {
      const tops = Array.from(row.children, (child) => child.getBoundingClientRect().top)
      const fitting = tops.filter((top) => top === tops[0]).length
      setCount(fitting === tops.length ? Infinity : fitting)
    }
    // Measures first after the browser's own layout, before it paints.
    const resizeObserver = new ResizeObserver(measure)
    resizeObserver.observe(row)
    // Numbers and names that come later change the widths, but not that of the row.
    const mutationObserver = new MutationObserver(measure)
    mutationObserver.observe(row, { childList: true, characterData: true, subtree: true })
    return () => {
      resizeObserver.disconnect()
      mutationObserver.disconnect()
    }
  }
  return { attach, count }
}
