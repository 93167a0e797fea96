import { useEffect } from 'react'
import { isPressed, isTyping } from './shortcuts.ts'

interface Key {
  /** `KeyA`, `Mod+Enter`; without one, nothing is listened to. */
  shortcut?: string
  run: () => void
}

interface KeysOptions {
  /** Also in fields and above the page, as a dialog wants its own. */
  isEverywhere?: boolean
}

/** Does what stands by a key, unless it is being typed or something modal is open. */
export function useKeys(keys: readonly Key[], { isEverywhere = false }: KeysOptions = {}) {
  // Keys are pressed wherever the focus is.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return
      if (!isEverywhere && (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')))
        return
      const pressed = keys.find(({ shortcut }) => shortcut && isPressed(shortcut, event))
      if (!pressed) return
      // The field that may get the focus must not get the letter.
      event.preventDefault()
      pressed.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
