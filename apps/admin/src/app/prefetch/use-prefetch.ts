import { useEffect } from 'react'

/** Loads records before they are opened, from the first row or link that the mouse or the focus meets. */
export function usePrefetch() {
  // The document is outside React.
  useEffect(() => {
    const starting = new AbortController()
    async function start({ target }: Event) {
      // The heading of each new page takes the focus, and leads nowhere.
      if (!(target instanceof Element) || !target.closest('main :is(a[href], tr[data-row])')) return
      starting.abort()
      const { followIntent } = await import('./prefetch.ts')
      followIntent()
    }
    for (const type of ['pointerover', 'focusin', 'pointerdown'])
      document.addEventListener(type, (event) => void start(event).catch(() => undefined), { signal: starting.signal })
    return () => starting.abort()
  }, [])
}
