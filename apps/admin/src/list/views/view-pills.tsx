import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { DirtyMark } from './dirty-mark.tsx'
import { useCounts } from './use-counts.ts'
import { useOneLine } from './use-one-line.ts'
import { useViews, type ViewedList } from './use-views.ts'
import { ViewsMenu } from './views-menu.tsx'

export interface ViewPillsProps extends ViewedList {
  /** The list whose records are counted; without it the pills have no numbers. */
  counted?: Schemas['OverviewList'] | undefined
  /** Name and counts of the first pill, if the unfiltered list is not the complete one. */
  all?: { name: string; counts: string } | undefined
}

/** The views of a list side by side, each with the number of its records; what has no room is in the menu at the end. */
export function ViewPills({ counted, all, ...list }: ViewPillsProps) {
  const { pills, everything, isOpenDirty } = useViews(list)
  const first = { id: '', name: all?.name ?? m.views_everything(), query: '', counts: all?.counts, ...everything }
  const views = [first, ...pills]
  const countOf = useCounts(
    counted,
    views.map(({ query, counts }) => counts ?? query),
  )
  const words = views.map(({ name, query, counts }) => {
    const result = countOf(counts ?? query)
    return { name, count: result && result.total.toLocaleString('ru-RU') + (result.total_is_exact ? '' : '+') }
  })
  const { attach, count } = useOneLine()
  const hidden = views.slice(count)
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
                {words[index]?.count && (
                  <span className="text-xs font-normal text-muted tabular-nums">{words[index].count}</span>
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
