import { useEffect, useState } from 'react'

const AFTER = 150

/** Debounces a value. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  // A timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), AFTER)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
