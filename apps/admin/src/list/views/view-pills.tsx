import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DirtyMark } from './dirty-mark.tsx'
import { useViews, type ViewedList } from './use-views.ts'
import { ViewsMenu } from './views-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { queries } from '#data/queries.ts'
import { useEffect, useState } from 'react'
import { storage } from '#data/client.ts'
import { lacks } from '#data/access/lacks.ts'

/** Counts the children in the first line of a wrapping row. */
function useOneLine() {
  const [count, setCount] = useState(Infinity)
  function attach(row: HTMLElement | null) {
    if (!row) return undefined
    const measure = () => {
      const tops = Array.from(row.children, (child) => child.getBoundingClientRect().top)
      const fitting = tops.filter((top) => top === tops[0]).length
      setCount(fitting === tops.length ? Infinity : fitting)
    }
    // Measures first after the browser's own layout, before it paints.
    const resizeObserver = new ResizeObserver(measure)
    resizeObserver.observe(row)
    // Numbers and names that come later change the widths, but not that of the row.
    const mutationObserver = new MutationObserver(measure)
    mutationObserver.observe(row, { childList: true, characterData: true, subtree: true })
    return () => {
      resizeObserver.disconnect()
      mutationObserver.disconnect()
    }
  }
  return { attach, count }
}

// The address of the request stays short.
const AT_MOST = 12

const inRequest = (query: string) => query.replaceAll(',', '%2C')

/** How many records a list has under each query, in one request; its commas separate queries. */
function useCounts(list: Schemas['OverviewList'] | undefined, views: readonly string[]) {
  const { data, isLoading } = useQuery({
    ...queries.overview.counts({
      of: list ?? 'orders',
      queries: views.filter(Boolean).slice(0, AT_MOST).map(inRequest),
    }),
    enabled: list !== undefined && !lacks('overview'),
    // The views work without their numbers.
    retry: false,
  })
  return {
    isCounting: isLoading,
    countOf: (query: string) => (query ? data?.items.find((item) => item.query === inRequest(query)) : data?.all),
  }
}

const KEPT: Readonly<Record<string, boolean>> = { 0: false, 1: true }

/**
 * Whether the views have a place. They come after the page and must not move its rows: what a list had at the last visit
 * has its place at once, and what is new waits for the next one.
 */
function usePlace(list: string, { hasViews, mayMove }: { hasViews: boolean | undefined; mayMove: boolean }) {
  const key = `views:${list}`
  const [isPlaced, setIsPlaced] = useState(() => hasViews ?? KEPT[storage.get(key) ?? ''])
  if (hasViews !== undefined && hasViews !== isPlaced && (mayMove || isPlaced === undefined)) setIsPlaced(hasViews)
  useEffect(() => {
    if (hasViews !== undefined) storage.set(key, hasViews ? '1' : '0')
  }, [key, hasViews])
  return isPlaced
}

export interface ViewPillsProps extends ViewedList {
  /** The list whose records are counted; without it the pills have no numbers. */
  counted?: Schemas['OverviewList'] | undefined
  /** Name and counts of the first pill, if the unfiltered list is not the complete one. */
  all?: { name: string; counts: string } | undefined
  /** The rows of the list are in view. */
  isDrawn: boolean
}

/** The views of a list side by side, each with the number of its records; what has no room is in the menu at the end. */
export function ViewPills({ counted, all, isDrawn, ...list }: ViewPillsProps) {
  const { pills, everything, current, isOpenDirty, isPending } = useViews(list)
  const first = { id: '', name: all?.name ?? m.views_everything(), query: '', counts: all?.counts, ...everything }
  const views = [first, ...pills]
  const { isCounting, countOf } = useCounts(
    counted,
    views.map(({ query, counts }) => counts ?? query),
  )
  const words = views.map(({ name, query, counts }) => {
    const result = countOf(counts ?? query)
    return { name, count: result && result.total.toLocaleString('ru-RU') + (result.total_is_exact ? '' : '+') }
  })
  const { attach, count } = useOneLine()
  const hidden = views.slice(count)
  const isPlaced = usePlace(list.list, {
    hasViews: pills.length > 0 || (isPending && !lacks('overview') ? undefined : false),
    // Who saves a view here has opened it, and waits for its pill.
    mayMove: !isDrawn || current !== null,
  })
  if (!isPlaced) return null
  // «All» alone offers no choice.
  if (pills.length === 0) return <div className="h-8" />
  return (
    <div className="flex min-w-0 grow items-center gap-1">
      <nav aria-label={m.views_title()} className="min-w-0">
        <ul ref={attach} className="-m-1 flex h-9 flex-wrap gap-0.5 overflow-hidden p-1">
          {views.map(({ id, search, isCurrent }, index) => (
            <li key={id} className={cn('max-w-56 min-w-0', index >= count && 'invisible')}>
              <Link
                to={{ search }}
                preventScrollReset
                aria-current={isCurrent || undefined}
                className="flex min-h-7 items-center gap-1.5 rounded-lg px-2.5 text-secondary hover:bg-hover aria-[current]:bg-surface aria-[current]:font-label aria-[current]:text-text aria-[current]:ring-1 aria-[current]:ring-line"
              >
                <span className="truncate">{words[index]?.name}</span>
                {(isCounting || words[index]?.count) && (
                  // Two figures have their place before they come, so that the pills after them stay where they are.
                  <span className="min-w-[2ch] text-xs font-text text-muted tabular-nums">{words[index]?.count}</span>
                )}
                {isCurrent && isOpenDirty && <DirtyMark />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ViewsMenu
        {...list}
        hidden={hidden.length}
        current={hidden.find(({ isCurrent }) => isCurrent)?.name}
        isDirty={isOpenDirty}
      />
    </div>
  )
}
