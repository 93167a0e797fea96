import { Button } from '@admin-panel/ui/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Fragment, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import type { Filter, FilterContext } from './filter.ts'
import { LazyPopover } from '#page/lazy-popover.tsx'

const phone = window.matchMedia('(width < 48rem)')

function subscribe(listener: () => void) {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** Which filters stand in the toolbar, and which behind a button: on a phone all but the search. */
export function usePlacedFilters(filters: readonly Filter[], more: readonly Filter[]) {
  const isPhone = useSyncExternalStore(subscribe, () => phone.matches)
  const [search, others] = [filters.filter(({ name }) => name === 'q'), filters.filter(({ name }) => name !== 'q')]
  // A button would take as much room as a single filter.
  if (!isPhone || others.length + more.length < 2) return { shown: filters, hidden: more, label: m.filters_more() }
  return { shown: search, hidden: [...others, ...more], label: m.filters() }
}

interface MoreFiltersProps {
  label: string
  filters: readonly Filter[]
  context: FilterContext
}

export function MoreFilters({ label, filters, context }: MoreFiltersProps) {
  const count = filters.flatMap(({ chips }) => chips(context)).length
  return (
    <LazyPopover
      label={label}
      align="start"
      trigger={
        <Button variant="ghost" className="font-normal text-secondary">
          <SlidersHorizontal aria-hidden />
          {label}
          {count > 0 && <span className="rounded-full bg-pressed px-1.5 text-xs tabular-nums">{count}</span>}
        </Button>
      }
    >
      <div className="flex flex-col gap-2 *:w-full *:max-w-80">
        {filters.map(({ name, control }) => (
          <Fragment key={name}>{control(context)}</Fragment>
        ))}
      </div>
    </LazyPopover>
  )
}
