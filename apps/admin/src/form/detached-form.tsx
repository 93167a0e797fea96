import type { KeyboardEvent, ReactNode } from 'react'

const FIELDS = 'input:not([type=hidden], [type=button], [type=submit]), textarea, select, [contenteditable=true]'

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

/**
 * The content of a form that Enter in a field sends only if it has no other field: a scanner ends each code with Enter.
 * Ctrl+Enter sends every form. Fields with an Enter of their own, such as a list of options, keep it.
 */
export function HeldEnter({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="contents" onKeyDown={hold}>
      {children}
    </div>
  )
}

function hold({ currentTarget, target, key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent<HTMLDivElement>) {
  const form = currentTarget.closest('form')
  // React passes the events of a dialog on to the form that it was opened in.
  if (key !== 'Enter' || nativeEvent.defaultPrevented || !form || !(target instanceof HTMLElement)) return
  if (nativeEvent.isComposing || !currentTarget.contains(target)) return
  const isSent = ctrlKey || metaKey
  if (!isSent && (!(target instanceof HTMLInputElement) || form.querySelectorAll(FIELDS).length < 2)) return
  nativeEvent.preventDefault()
  if (isSent) form.requestSubmit()
}
