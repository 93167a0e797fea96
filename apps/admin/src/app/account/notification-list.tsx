import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import BellIcon from 'lucide-react/icons/bell'
import { createElement } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { menu } from '#sections.ts'
import { client } from '#data/client.ts'
import { formatBrief } from '#data/time/format-date.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { Moment } from '#page/moment.tsx'
import { infinite, useCan } from '#data/queries.ts'
import { entityPath } from '#data/entity-path.ts'
import { invalidateResource } from '#data/cache.ts'
import { RunningOperations } from './running-operations.tsx'

type Notification = Schemas['Notification']

interface NotificationListProps {
  unread: number
  /** Called when a notification navigates away. */
  onLeave: () => void
}

/** Lists the user's notifications, newest first. */
export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const canMark = useCan('notification.update')
  const query = useInfiniteQuery(infinite.notifications.list({ per_page: 20 }))
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  const readAll = useMutation({
    mutationFn: () => client.api.notifications.readAll(),
    onSuccess: () => invalidateResource('notifications'),
  })
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <>
      <header className="sticky -top-3 z-10 flex min-h-12 items-center justify-between gap-2 border-b border-line bg-surface ps-4 pe-2">
        <h2 className="font-label">{m.entity_notification()}</h2>
        {canMark && unread > 0 && (
          <Button size="sm" variant="ghost" isPending={readAll.isPending} onClick={() => readAll.mutate()}>
            {m.bell_read_all()}
          </Button>
        )}
      </header>
      <RunningOperations onLeave={onLeave} />
      {isError && !items && <LoadFailed query={query} heading={m.bell_failed()} />}
      {!items && !isError && <Skeleton className="m-4 h-24" />}
      {items?.length === 0 && <EmptyState icon={<BellOff />} heading={m.bell_empty()} text={m.bell_empty_text()} />}
      {daysOf(items ?? []).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="border-b border-line bg-page px-4 py-1 text-xs text-muted first-letter:uppercase">{day}</h3>
          <ul className="divide-y divide-line border-b border-line">
            {ofDay.map((item) => (
              <li key={item.id}>
                <Line item={item} canMark={canMark} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div className="p-2 text-center">
          <Button size="sm" variant="ghost" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.bell_more()}
          </Button>
        </div>
      )}
    </>
  )
}

/** `сегодня`, `вчера`, `31 мая`, each with its notifications. */
function daysOf(items: readonly Notification[]) {
  const days = new Map<string, Notification[]>()
  for (const item of items) {
    const [day = ''] = formatBrief(item.created_at).split(',')
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days]
}

/** The icon of the section that the record stands in. */
function SectionIcon({ address }: { address: string | null }) {
  const icon = menu.find(({ path }) => address?.startsWith(path))?.icon ?? BellIcon
  return createElement(icon, { className: 'size-4' })
}

function Line({ item, canMark, onLeave }: { item: Notification; canMark: boolean; onLeave: () => void }) {
  const mark = useMutation({
    mutationFn: () => client.api.notifications.update({ id: item.id, version: null, is_read: true }),
    onSuccess: () => invalidateResource('notifications'),
  })
  const address = item.entity && entityPath(item.entity, item.entity_id)
  const read = () => {
    if (canMark && !item.is_read) mark.mutate()
  }
  return (
    <div className={cn('flex items-start gap-3 py-3 ps-4 pe-2', !item.is_read && 'bg-selected')}>
      <span
        className={cn(
          'relative grid size-7 shrink-0 place-items-center rounded-full',
          item.is_read ? 'bg-grey-soft text-grey-text' : 'bg-primary text-on-primary',
        )}
      >
        <SectionIcon address={address} />
        {!item.is_read && (
          <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-full border-2 border-surface bg-red-dot">
            <span className="sr-only">{m.bell_new()}</span>
          </span>
        )}
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        {address ? (
          <Link
            to={address}
            onClick={() => {
              read()
              onLeave()
            }}
            className={cn('rounded-sm break-words text-link hover:underline', !item.is_read && 'font-label')}
          >
            {item.title}
          </Link>
        ) : (
          <span className={cn('break-words', !item.is_read && 'font-label')}>{item.title}</span>
        )}
        <p className="break-words whitespace-pre-line text-secondary">{item.body}</p>
        <span className="text-xs text-muted">
          <Moment time={item.created_at} />
        </span>
      </div>
      {canMark && !item.is_read && (
        <Button
          size="sm"
          variant="ghost"
          isPending={mark.isPending}
          aria-label={m.bell_mark_read_of({ title: item.title })}
          onClick={() => mark.mutate()}
        >
          {m.bell_mark_read()}
        </Button>
      )}
    </div>
  )
}
