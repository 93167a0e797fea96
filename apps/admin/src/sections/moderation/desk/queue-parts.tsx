import type { ApiError } from '@admin-panel/sdk'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { openStates } from './open-ones.ts'
import { requestStatuses, type RequestStatus } from './words.ts'

interface Part {
  status?: RequestStatus[]
  assignee_id?: string[]
}

interface CountQuery {
  readonly queryKey: QueryKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<{ meta: { total: number } }>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

type Count = (part: Part & { per_page: 10 }) => CountQuery

const everything = Object.keys(requestStatuses).join(',')

/** Chooses a part of the queue and keeps the other filters. */
export function QueueParts({ count }: { count: Count }) {
  const isStaff = useIsStaff()
  return (
    <nav aria-label={m.moderation_parts()} className="max-w-full overflow-x-auto">
      <ul className="flex gap-1 *:shrink-0">
        <PartLink
          label={m.moderation_part_open()}
          part={{}}
          count={count({ status: [...openStates()], per_page: 10 })}
        />
        {isStaff && (
          <>
            <PartLink
              label={m.moderation_part_free()}
              part={{ status: 'new' }}
              count={count({ status: ['new'], per_page: 10 })}
            />
            <PartLink
              label={m.moderation_part_mine()}
              part={{ assignee_id: 'me' }}
              count={count({ status: ['in_work'], assignee_id: ['me'], per_page: 10 })}
            />
          </>
        )}
        <PartLink
          label={m.enum_moderation_status_revision()}
          part={{ status: 'revision' }}
          count={count({ status: ['revision'], per_page: 10 })}
        />
        <PartLink label={m.moderation_part_all()} part={{ status: everything }} />
      </ul>
    </nav>
  )
}

interface PartLinkProps {
  label: string
  part: Readonly<Partial<Record<'status' | 'assignee_id', string>>>
  count?: CountQuery
}

function PartLink({ label, part, count }: PartLinkProps) {
  const [query] = useSearchParams()
  const names = ['status', 'assignee_id'] as const
  const isCurrent = names.every((name) => (query.get(name) ?? undefined) === part[name])
  const search = new URLSearchParams(query)
  for (const name of [...names, 'page', 'view']) search.delete(name)
  for (const [name, value] of Object.entries(part)) search.set(name, value)
  return (
    <li>
      <Link
        to={{ search: search.toString().replaceAll('%2C', ',') }}
        preventScrollReset
        aria-current={isCurrent || undefined}
        className="flex min-h-(--control) items-center gap-1.5 rounded-lg px-2.5 text-secondary hover:bg-hover aria-[current]:bg-pressed aria-[current]:font-label aria-[current]:text-text"
      >
        {label}
        {count && <Count query={count} />}
      </Link>
    </li>
  )
}

function Count({ query }: { query: CountQuery }) {
  const { data } = useQuery(query)
  return data && <span className="text-xs tabular-nums">{data.meta.total.toLocaleString('ru-RU')}</span>
}
