import { Button } from '@admin-panel/ui/button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Fragment } from 'react'
import { m } from '#paraglide/messages.js'
import type { Filter, FilterContext } from './filter.ts'
import { LazyPopover } from '#page/lazy-popover.tsx'

/** Puts the less common filters behind one button. */
export function MoreFilters({ filters, context }: { filters: readonly Filter[]; context: FilterContext }) {
  const count = filters.flatMap(({ chips }) => chips(context)).length
  return (
    <LazyPopover
      label={m.filters_more()}
      align="start"
      trigger={
        <Button variant="ghost" className="font-normal text-secondary">
          <SlidersHorizontal aria-hidden />
          {m.filters_more()}
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
