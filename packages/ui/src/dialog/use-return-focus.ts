import { useRef } from 'react'

/**
 * Gives the focus back to where it was when a dialog opened. Radix does so for a dialog with a trigger alone;
 * most are opened by a shortcut, a link or an entry of a menu.
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

/** Of a tree or a grid whose row the dialog has removed. */
function tabStopOf(composite: Element | null) {
  return composite?.isConnected ? composite.querySelector('[tabindex="0"]') : null
}

/** A menu closes as its entry is chosen: what stays is the button that names it. */
function openerOf(focused: Element | null) {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
