import { useRef, type KeyboardEvent } from 'react'
import { startsWith } from '#sections/catalog/match.ts'

// The pause after which letters begin a new word, as in the lists of operating systems.
const PAUSE = 700

/** Finds the next name that starts with what is being typed; null for a key that is not a letter. */
export function useTypeAhead() {
  const typed = useRef({ letters: '', at: -PAUSE })
  return (event: KeyboardEvent, names: readonly string[], focused: number): number | null => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
    const goesOn = timeStamp - typed.current.at < PAUSE
    if (key === ' ' && !goesOn) return null
    const letters = goesOn ? typed.current.letters + key : key
    typed.current = { letters, at: timeStamp }
    // A new word looks further; one that goes on may still fit where it is.
    const from = goesOn ? focused : focused + 1
    const order = [...names.keys()].map((index) => (index + from) % names.length)
    return order.find((index) => startsWith(names[index] ?? '', letters)) ?? focused
  }
}
