import { useEffect } from 'react'
import { isPressed, isTyping } from './shortcuts.ts'

interface Key {
  /** `KeyA`, `Mod+Enter`; without one, no listener is added. */
  shortcut?: string
  /** Where the key keeps its own meaning, as Space does on a button. */
  when?: () => boolean
  run: () => void
}

const always = () => true

interface KeysOptions {
  /** Works in fields and in dialogs too. */
  isEverywhere?: boolean
}

/** Runs a keyboard shortcut unless the user is typing or a modal is open. */
export function useKeys(keys: readonly Key[], { isEverywhere = false }: KeysOptions = {}) {
  // Shortcuts work wherever the focus is.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return
      if (!isEverywhere && (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')))
        return
      const pressed = keys.find(({ shortcut, when = always }) => shortcut && isPressed(shortcut, event) && when())
      if (!pressed) return
      // A field that the shortcut focuses must not receive the letter.
      event.preventDefault()
      pressed.run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
