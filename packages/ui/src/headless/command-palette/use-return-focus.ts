import { useRef } from 'react'

/**
 * Returns the focus to the element that had it when the dialog opened. Radix does so only for a dialog with a
 * trigger; most dialogs are opened by a shortcut, a link or an entry of a menu.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  const composite = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement)
      composite.current = opener.current?.closest('[role=tree], [role=grid]') ?? null
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current?.isConnected ? opener.current : tabStopOf(composite.current)
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus()
    },
  }
}

/** Finds the tab stop of a tree or a grid, for a dialog that removed the row it was opened from. */
function tabStopOf(composite: Element | null) {
  return composite?.isConnected ? composite.querySelector('[tabindex="0"]') : null
}

/** Finds the element to return to: a menu closes when its entry is chosen, so the focus goes to its button. */
function openerOf(focused: Element | null) {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
