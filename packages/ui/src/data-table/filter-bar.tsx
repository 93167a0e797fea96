// It renders again only with other props, which the cache of the compiler would never find.
'use no memo'

import History from 'lucide-react/icons/rotate-ccw-clock'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import * as Filters from '#headless/filter-bar/filter-bar.ts'
import { useTexts } from '#texts/texts.ts'

/** A filter in force, shown as a chip. */
export interface ActiveFilter {
  /** Identifies the filter; unique among the filters. */
  id: string
  /** The name of the filter: «Статус». */
  name: string
  /** Its value: «Активен». */
  value: ReactNode
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps
  extends Omit<ComponentProps<'div'>, 'onReset'>, Pick<Filters.FilterBarArgs, 'onRemove' | 'onReset'> {
  /** Active filters whose controls are hidden; the others show their values themselves. */
  active: readonly ActiveFilter[]
  /**
   * Whether any filter is in force, so that the bar offers to reset them.
   * @default active.length > 0
   */
  isFiltered?: boolean
  /** Stands beside the button that resets: what keeps these filters. */
  beside?: ReactNode
  /**
   * Whether to say that the filters come from the last visit, not from the address.
   * @default false
   */
  isRestored?: boolean
}

/** Controls of filters (`children`) and, in the same row, the active filters whose controls are hidden. */
export function FilterBar({
  active,
  isFiltered = active.length > 0,
  onRemove,
  onReset,
  beside,
  isRestored = false,
  className,
  children,
  ...props
}: FilterBarProps) {
  const texts = useTexts()
  if (!children && !isFiltered) return null
  return (
    <div
      data-slot="filter-bar"
      {...Filters.getRootProps()}
      aria-label={texts.filters}
      {...props}
      // On a phone one row scrolls; the margin keeps the focus ring of its controls whole.
      className={cn(
        '-m-1 flex min-w-0 flex-wrap items-center gap-2 p-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:*:shrink-0',
        className,
      )}
    >
      {children}
      {active.map(({ id, name, value }) => (
        <span
          key={id}
          className="flex min-h-(--control) max-w-full min-w-0 items-center rounded-lg border border-link/40 bg-selected ps-2.5 font-label text-link"
        >
          <span className="max-w-72 truncate">
            {name}: {value}
          </span>
          <button
            type="button"
            aria-label={texts.remove(name)}
            title={texts.remove(name)}
            {...Filters.getRemoveProps({ onRemove }, id)}
            className="grid min-h-(--control-sm) w-7 shrink-0 place-items-center rounded-lg hover:bg-hover pointer-coarse:w-10"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </span>
      ))}
      {isFiltered && (
        <Button variant="ghost" className="px-2 text-link" {...Filters.getResetProps({ onReset })}>
          {texts.resetFilters}
        </Button>
      )}
      {isFiltered && beside}
      {/* Words would fill a row of their own. */}
      {isFiltered && isRestored && (
        <span title={texts.filtersRestored} className="grid size-6 place-items-center text-muted">
          <History aria-hidden className="size-4" />
          <span className="sr-only">{texts.filtersRestored}</span>
        </span>
      )}
    </div>
  )
}
