import { useEffect } from 'react'

/** Loads records before they are opened, from the first move of the mouse or the focus on. */
export function usePrefetch() {
  // The document is outside React.
  useEffect(() => {
    const starting = new AbortController()
    async function start() {
      starting.abort()
      const { followIntent } = await import('./prefetch.ts')
      followIntent()
    }
    for (const type of ['pointerover', 'focusin', 'pointerdown'])
      document.addEventListener(type, () => void start().catch(() => undefined), { signal: starting.signal })
    return () => starting.abort()
  }, [])
}
