import { useRef } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so for a dialog with a trigger alone;
 * most are opened by a shortcut, a link or an entry of a menu.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}

/** A menu closes as its entry is chosen: what stays is the button that names it. */
function openerOf(focused: Element | null) {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
