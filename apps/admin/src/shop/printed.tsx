import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'

/** The content that replaces the page on paper. */
export function Printed({ children }: { children: ReactNode }) {
  const [isPrinting, setIsPrinting] = useState(false)
  // The browser prints the document as it is when the `beforeprint` handlers return.
  useEffect(() => {
    const show = () => flushSync(() => setIsPrinting(true))
    const hide = () => setIsPrinting(false)
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    return () => {
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
    }
  }, [])
  return (
    isPrinting &&
    createPortal(
      <article data-print className="hidden text-xs text-black print:block">
        {children}
      </article>,
      document.body,
    )
  )
}

export const printedCell = 'border border-line px-2 py-1 break-words print:border-black/40'
