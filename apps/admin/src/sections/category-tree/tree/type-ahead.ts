import { useRef, type KeyboardEvent } from 'react'
import { startsWith } from '#sections/category-tree/match.ts'

// After this pause letters start a new word, as in lists of operating systems.
const PAUSE = 700

/** Finds the next name that starts with the typed text; null for a key that is not a letter. */
export function useTypeAhead() {
  const buffer = useRef({ letters: '', at: -PAUSE })
  return (event: KeyboardEvent, names: readonly string[], focused: number): number | null => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
    const isContinued = timeStamp - buffer.current.at < PAUSE
    if (key === ' ' && !isContinued) return null
    const letters = isContinued ? buffer.current.letters + key : key
    buffer.current = { letters, at: timeStamp }
    // A new word starts after the current row; a longer one may still match it.
    const from = isContinued ? focused : focused + 1
    const order = [...names.keys()].map((index) => (index + from) % names.length)
    return order.find((index) => startsWith(names[index] ?? '', letters)) ?? focused
  }
}
