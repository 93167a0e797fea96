import { Skeleton } from '@admin-panel/ui/skeleton'
import { Tag } from '@admin-panel/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { formatDateTime } from '#data/time/format-date.ts'
import { queries } from '#data/queries.ts'

/** Lists who has seen the panel as the user, when and why. */
export function Previews() {
  const { data, isError } = useQuery(queries.ownPreviews.list())
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lead font-title">{m.account_previews()}</h3>
      {isError && !data && <p className="text-danger">{m.list_failed()}</p>}
      {!data && !isError && <Skeleton className="h-8" />}
      {data?.items.length === 0 && <p className="text-muted">{m.account_previews_none()}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {data?.items.map(({ id, viewer, reason, started_at, ended_at }) => (
          <li key={id} className="py-2">
            <span className="flex flex-wrap items-center gap-2 break-words">
              {viewer}
              {ended_at === null && <Tag>{m.account_preview_now()}</Tag>}
            </span>
            <span className="block break-words text-secondary">{reason}</span>
            <span className="block text-xs text-muted">
              {ended_at === null
                ? m.account_preview_since({ from: formatDateTime(started_at) })
                : m.account_preview_times({ from: formatDateTime(started_at), to: formatDateTime(ended_at) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
