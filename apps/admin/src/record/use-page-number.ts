import { useSearchParams } from 'react-router'

/** The page of a table in a tab, which the address keeps. */
export function usePageNumber() {
  const [address, setAddress] = useSearchParams()
  return {
    page: Math.min(1000, Math.max(1, Math.trunc(Number(address.get('page'))) || 1)),
    goTo: (page: number, options: { replace?: boolean } = {}) => {
      const next = new URLSearchParams(address)
      if (page === 1) next.delete('page')
      else next.set('page', String(page))
      setAddress(next, { preventScrollReset: true, ...options })
    },
  }
}
