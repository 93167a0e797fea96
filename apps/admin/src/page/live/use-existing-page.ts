import { useEffect } from 'react'

interface Page {
  items: readonly unknown[]
  meta: { page: number; page_count: number }
}

interface Options {
  /** The number in the address; undefined for rows that have none, such as those after a cursor. */
  number: number | undefined
  isPlaceholder: boolean
  goTo: (page: number) => void
}

/** Leads from a page behind the last one, whose rows may just have gone, to the last that exists; until then there is no data. */
export function useExistingPage<P extends Page>(data: P | undefined, { number, isPlaceholder, goTo }: Options) {
  const isPast = data !== undefined && number !== undefined && data.items.length === 0 && data.meta.page > 1
  const existing = isPast ? Math.max(1, Math.min(data.meta.page_count, data.meta.page - 1)) : data?.meta.page
  const target = isPlaceholder || number === undefined || existing === number ? undefined : existing
  // The number of pages is known only from the answer.
  useEffect(() => {
    if (target !== undefined) goTo(target)
  })
  return isPast ? undefined : data
}
