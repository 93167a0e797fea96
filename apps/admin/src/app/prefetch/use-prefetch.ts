import { useEffect } from 'react'

/** Loads records before they are opened, from the first row or link that the mouse or the focus meets. */
export function usePrefetch() {
  // The document is outside React.
  useEffect(() => {
    const starting = new AbortController()
    let latest: Event
    async function start(event: Event) {
      latest = event
      const { target } = event
      // The heading of each new page takes the focus, and leads nowhere.
      if (!(target instanceof Element) || !target.closest('main :is(a[href], tr[data-row])')) return
      const { followIntent } = await import('./prefetch.ts')
      if (starting.signal.aborted) return
      starting.abort()
      followIntent(latest)
    }
    for (const type of ['pointerover', 'focusin', 'pointerdown'])
      document.addEventListener(type, (event) => void start(event).catch(() => undefined), { signal: starting.signal })
    return () => starting.abort()
  }, [])
}
