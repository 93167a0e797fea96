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

/** The facts at the head of a page on paper; those without a value are left out. */
export function PrintedFacts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | null | undefined])[]
}) {
  return (
    <dl className="mb-4 grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="font-label">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Lines to sign on, side by side. */
export function Signatures({ names }: { names: readonly string[] }) {
  return (
    <div className="mt-10 grid grid-cols-2 gap-10">
      {names.map((name) => (
        <p key={name} className="border-t border-black pt-1">
          {name}
        </p>
      ))}
    </div>
  )
}

export const printedCell = 'border border-line px-2 py-1 break-words print:border-black/40'
