import type { ReactNode } from 'react'

/** Controls that stand in a form without being its fields: neither Enter in them nor a dialog of theirs ever sends it. */
export function DetachedForm({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className="contents"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      // React passes the events of a dialog on to the form that the dialog was opened in.
      onSubmit={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  )
}
