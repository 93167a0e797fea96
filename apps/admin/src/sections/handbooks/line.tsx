import { retryQuery } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import type { HandbookCard } from '#shop/handbooks/handbook-card.ts'

/** A handbook: the whole line is a link, and so is the number of what is to be mended; a failed count can be retried. */
export function Line({ list, label, description, icon: Icon, mendAt, loadSummary }: HandbookCard) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['handbooks', list],
    queryFn: ({ signal }) => loadSummary(signal),
    retry: retryQuery,
    // Counts change on other screens, so they are refetched.
    staleTime: 0,
  })
  const isFailed = isError && !data
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,18rem)_6rem]">
      <Icon className="size-5 shrink-0 text-secondary max-sm:self-start" />
      <div className="min-w-0">
        <h3 className="text-lead font-label">
          <Link to={pathTo(list)} className="outline-none after:absolute after:inset-0">
            {label()}
          </Link>
        </h3>
        <p className="text-muted">{description()}</p>
      </div>
      {/* On a phone the note stands below. */}
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:empty:hidden">
        {isFailed && (
          <p className="relative flex flex-wrap items-center gap-2 text-danger">
            <span>{m.handbooks_failed()}</span>
            <Button size="sm" onClick={() => void refetch()}>
              {m.handbooks_retry()}
            </Button>
          </p>
        )}
        {data?.attention && (
          <p className="flex items-baseline gap-2 text-amber-text">
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-amber-dot" />
            <span className="sr-only">{`${m.handbooks_attention()}: `}</span>
            {mendAt ? (
              <Link to={mendAt()} className="relative min-w-0 rounded-sm py-0.5 break-words hover:underline">
                {data.attention}
              </Link>
            ) : (
              <span title={data.details} className="min-w-0 break-words">
                {data.attention}
              </span>
            )}
          </p>
        )}
      </div>
      <dl aria-busy={!data && !isFailed} className="text-end max-sm:col-start-3 max-sm:row-start-1">
        {!isFailed && <Count name={m.handbooks_total()} value={data?.total} className="text-lead" />}
        {data !== undefined && data.disabled > 0 && (
          <Count name={m.handbooks_disabled()} value={data.disabled} className="text-xs text-muted" />
        )}
      </dl>
    </article>
  )
}

function Count({ name, value, className }: { name: string; value: number | undefined; className: string }) {
  return (
    <div className={`flex items-baseline justify-end gap-1.5 ${className}`}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-label tabular-nums">
        {value === undefined ? <Skeleton className="inline-block h-3 w-6" /> : value.toLocaleString('ru-RU')}
      </dd>
    </div>
  )
}
