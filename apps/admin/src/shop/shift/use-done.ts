import { useEffect, useState } from 'react'
import type { Term } from './terms.ts'

const KEY = 'shift-done'
const none: readonly Term[] = []

interface Done {
  count: number
  /** When the shift began in this tab. */
  since: number
}

function stored(now: number): Done {
  const [count, since] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number)
  return count && since ? { count, since } : { count: 0, since: now }
}

/** The terms that have just been met, which are drawn once more, and how many there were in the shift. */
export function useDone(terms: readonly Term[], now: number) {
  'use no memo'
  const [previous, setPrevious] = useState(terms)
  const [falling, setFalling] = useState(none)
  const [done, setDone] = useState(() => stored(now))
  if (terms !== previous) {
    const left = new Set(terms.map(({ to }) => to))
    const last = terms.at(-1)?.at ?? Infinity
    // Beyond the last one that has been read there are others.
    const met = previous.filter(({ to, at }) => !left.has(to) && at <= last)
    setPrevious(terms)
    setFalling(met)
    if (met.length > 0) setDone({ ...done, count: done.count + met.length })
  }
  // The storage is outside React.
  useEffect(() => {
    if (done.count > 0) sessionStorage.setItem(KEY, `${done.count} ${done.since}`)
  }, [done])
  return { falling, clear: () => setFalling(none), done }
}
