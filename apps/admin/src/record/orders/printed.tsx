import { useEffect, useState, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'

/** What is on paper instead of the page. */
export function Printed({ children }: { children: ReactNode }) {
  const [isPrinting, setIsPrinting] = useState(false)
  // The browser asks for the paper by an event, and takes what is there when the event is over.
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

export const printedCell = 'border border-black/40 px-2 py-1'
