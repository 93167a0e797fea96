import { Button } from '@admin-panel/ui/button'
import { SortSelect, type SortSelectProps } from '@admin-panel/ui/sort-select'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Fragment, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import type { Filter, FilterContext } from './filter.ts'
import { LazyPopover } from '#page/lazy-popover.tsx'

const phone = window.matchMedia('(width < 48rem)')
const tablet = window.matchMedia('(width < 64rem)')

function subscribe(listener: () => void) {
  for (const width of [phone, tablet]) width.addEventListener('change', listener)
  return () => {
    for (const width of [phone, tablet]) width.removeEventListener('change', listener)
  }
}

/** How many filters stand in the toolbar beside the search. */
const room = () => (phone.matches ? 0 : tablet.matches ? 2 : Infinity)

/** Which filters stand in the toolbar, and which behind a button: on a phone with the order, which has no header there. */
export function usePlacedFilters(filters: readonly Filter[], more: readonly Filter[], isSortable: boolean) {
  const most = useSyncExternalStore(subscribe, room)
  const isPhone = most === 0
  const hasSort = isSortable && isPhone
  const [search, others] = [filters.filter(({ name }) => name === 'q'), filters.filter(({ name }) => name !== 'q')]
  const hidden = [...others.slice(most), ...more]
  const label = isPhone ? m.filters() : m.filters_more()
  // A button would take as much room as a single filter.
  if (!hasSort && (others.length <= most || hidden.length < 2))
    return { toolbarFilters: filters, hidden: more, label: m.filters_more(), hasSort, isPhone }
  return { toolbarFilters: [...search, ...others.slice(0, most)], hidden, label, hasSort, isPhone }
}

interface MoreFiltersProps {
  label: string
  filters: readonly Filter[]
  context: FilterContext
  /** The order, where the list has no header for it. */
  sort: SortSelectProps | undefined
}

export function MoreFilters({ label, filters, context, sort }: MoreFiltersProps) {
  const count = filters.flatMap(({ chips }) => chips(context)).length
  return (
    <LazyPopover
      label={label}
      align="start"
      trigger={
        <Button variant="ghost" className="font-text text-secondary">
          <SlidersHorizontal aria-hidden />
          {/* On a phone the words would take the room of the search. */}
          <span className="max-sm:sr-only">{label}</span>
          {count > 0 && <span className="rounded-full bg-pressed px-1.5 text-xs tabular-nums">{count}</span>}
        </Button>
      }
    >
      <div className="flex flex-col gap-2 *:w-full *:max-w-80">
        {sort && <SortSelect {...sort} />}
        {filters.map(({ name, control }) => (
          <Fragment key={name}>{control(context)}</Fragment>
        ))}
      </div>
    </LazyPopover>
  )
}
