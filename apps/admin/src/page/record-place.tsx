import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentType } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { formatCount } from '#text/format/format-count.ts'
import { m } from '#paraglide/messages.js'
import { placeOf } from '#data/visited/last-list.ts'
import type { OpenRecord } from '#data/live/open-record.ts'
import { recordPath } from '#data/paths.ts'
import { useKeys } from './keys/use-keys.ts'

/**
 * «‹ 3 из 19 ›» of a record that was opened from a list. Looked up once per visit, so that a decision that takes the
 * record out of the list does not lose the next one.
 */
export function RecordPlace({ resource, id }: OpenRecord) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data: place } = useQuery({
    queryKey: ['place', resource, id],
    queryFn: async ({ signal }) => placeOf(resource, id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const addressOf = (other: number | undefined) => {
    if (other === undefined) return undefined
    // From another page of the record, such as its edit form, the neighbour opens on the same page.
    const beside = pathname
      .split('/')
      .map((part) => (part === String(id) ? String(other) : part))
      .join('/')
    return (beside === pathname ? recordPath(resource, other) : beside) ?? undefined
  }
  const [previous, next] = [addressOf(place?.previous), addressOf(place?.next)]
  useKeys([
    { ...(previous && { shortcut: 'Alt+ArrowUp' }), run: () => previous && void navigate(previous, { replace: true }) },
    { ...(next && { shortcut: 'Alt+ArrowDown' }), run: () => next && void navigate(next, { replace: true }) },
  ])
  if (!place) return null
  const { total } = place
  const number = formatCount(place.number)
  return (
    <nav
      aria-label={m.record_place()}
      className="relative -my-1 flex shrink-0 items-center text-xs text-muted tabular-nums"
    >
      <Step to={previous} label={m.record_previous()} icon={ChevronLeft} />
      {place.isExact ? m.record_place_of({ number, total }) : m.record_place_of_more({ number, total })}
      <Step to={next} label={m.record_next()} icon={ChevronRight} />
    </nav>
  )
}

interface StepProps {
  to: string | undefined
  label: string
  icon: ComponentType<{ className?: string }>
}

function Step({ to, label, icon: Icon }: StepProps) {
  const shape = 'grid size-6 place-items-center rounded-lg'
  if (!to) return <span className={`${shape} opacity-40`}>{<Icon className="size-4" />}</span>
  return (
    // The list stays one step back.
    <Link to={to} replace aria-label={label} title={label} className={`${shape} hover:bg-hover hover:text-text`}>
      <Icon className="size-4" />
    </Link>
  )
}
