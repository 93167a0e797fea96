import { retryQuery } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import type { HandbookCard } from './registry.ts'

/** A handbook: the whole card is a link; a failed count can be retried. */
export function Card({ list, label, description, icon: Icon, loadSummary }: HandbookCard) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['handbooks', list],
    queryFn: ({ signal }) => loadSummary(signal),
    retry: retryQuery,
    // Counts change on other screens, so they are refetched.
    staleTime: 0,
  })
  return (
    // Reserves the height of the attention note, which loads later and must not shift the layout.
    <article className="relative flex h-full min-h-48 flex-col gap-3 rounded-xl border border-line bg-surface p-4 hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-5 shrink-0 text-secondary" />
        <div className="min-w-0">
          <h2 className="text-lead font-label">
            <Link to={pathTo(list)} className="outline-none after:absolute after:inset-0">
              {label()}
            </Link>
          </h2>
          <p className="text-secondary">{description()}</p>
        </div>
      </div>
      {isError && !data ? (
        <p className="relative flex flex-wrap items-center gap-2 text-danger">
          <span>{m.handbooks_failed()}</span>
          <Button size="sm" onClick={() => void refetch()}>
            {m.handbooks_retry()}
          </Button>
        </p>
      ) : (
        <dl aria-busy={!data} className="flex flex-wrap gap-x-6 gap-y-1">
          <Count name={m.handbooks_total()} value={data?.total} />
          <Count name={m.handbooks_disabled()} value={data?.disabled} />
        </dl>
      )}
      {data?.attention && (
        <p className="flex items-start gap-2 rounded-lg bg-amber-soft px-2 py-1.5 text-amber-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <strong className="font-label">{m.handbooks_attention()}:</strong> {data.attention}
          </span>
        </p>
      )}
    </article>
  )
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-label tabular-nums">
        {value === undefined ? <Skeleton className="inline-block h-3 w-6" /> : value.toLocaleString('ru-RU')}
      </dd>
    </div>
  )
}
