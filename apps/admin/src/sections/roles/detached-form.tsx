import type { ReactNode } from 'react'

/** Controls that stand in a form without being its fields: Enter in them never sends it. */
export function DetachedForm({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className="contents"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}
