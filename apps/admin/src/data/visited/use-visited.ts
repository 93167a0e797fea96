import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Remembers pages of single records: their addresses contain a number. */
export function useVisited(title: string) {
  const { pathname } = useLocation()
  // Local storage is outside React.
  useEffect(() => {
    if (/\/\d+(?:\/|$)/.test(pathname))
      void import('./visited.ts').then(({ rememberVisited }) => rememberVisited({ path: pathname, title }))
  }, [pathname, title])
}
