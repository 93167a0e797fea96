import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'

// The contract's page size, and the depth to which a list can be paged.
const PER_PAGE = 100
const AT_MOST = 10_000

interface SelectableRow {
  id: number
}

export interface MatchingPage<Row> {
  items: Row[]
  meta: { total: number; page_count: number }
}

interface SelectMatchingProps {
  total: number
  isExact: boolean
  load: (page: { page: number; per_page: typeof PER_PAGE }, signal: AbortSignal) => Promise<MatchingPage<SelectableRow>>
  onSelect: (rows: SelectableRow[]) => void
}

/** Selects every row that matches the filter now, by id: a change never affects rows that match later. */
export function SelectMatching({ total, isExact, load, onSelect }: SelectMatchingProps) {
  const [done, setDone] = useState(0)
  const stopper = useRef(new AbortController())
  // Rows that arrive after the page is left must not be selected.
  useEffect(() => () => stopper.current.abort(), [])
  const collect = useMutation({
    mutationFn: async () => {
      stopper.current = new AbortController()
      const { signal } = stopper.current
      const rows: SelectableRow[] = []
      for (let page = 1; page * PER_PAGE <= AT_MOST && !signal.aborted; page++) {
        const { items, meta } = await load({ page, per_page: PER_PAGE }, signal)
        rows.push(...items)
        setDone(rows.length)
        if (page >= meta.page_count) break
      }
      return signal.aborted ? [] : rows
    },
    onSuccess: (rows) => rows.length > 0 && onSelect(rows),
  })
  const count = Math.min(total, AT_MOST)
  if (!collect.isPending)
    return (
      <Button size="sm" variant="ghost" onClick={() => collect.mutate()}>
        {isExact ? m.bulk_select_all({ count }) : m.bulk_select_first({ count })}
      </Button>
    )
  return (
    <span className="flex items-center gap-2">
      <output className="text-secondary tabular-nums">{m.bulk_collecting({ done, total: count })}</output>
      <Button size="sm" onClick={() => stopper.current.abort()}>
        {m.bulk_stop()}
      </Button>
    </span>
  )
}
