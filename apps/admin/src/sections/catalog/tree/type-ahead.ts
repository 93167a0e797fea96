import { useRef, type KeyboardEvent } from 'react'
import { startsWith } from '#sections/catalog/match.ts'

// After this pause letters start a new word, as in lists of operating systems.
const PAUSE = 700

/** Finds the next name that starts with the typed text; null for a key that is not a letter. */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: -PAUSE })
  return (event: KeyboardEvent, names: readonly string[], focused: number): number | null => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
    const goesOn = timeStamp - typed.current.at < PAUSE
    if (key === ' ' && !goesOn) return null
    const letters = goesOn ? typed.current.letters + key : key
    typed.current = { letters, at: timeStamp }
    // A new word starts after the current row; a longer one may still match it.
    const from = goesOn ? focused : focused + 1
    const order = [...names.keys()].map((index) => (index + from) % names.length)
    return order.find((index) => startsWith(names[index] ?? '', letters)) ?? focused
  }
}
