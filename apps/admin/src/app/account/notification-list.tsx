import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { Moment } from '#page/moment.tsx'
import { infinite, useCan } from '#data/queries.ts'
import { entityPath } from '#data/entity-path.ts'
import { invalidateResource } from '#data/cache.ts'

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
      {isError && !items && <LoadFailed query={query} heading={m.bell_failed()} />}
      {!items && !isError && <Skeleton className="m-4 h-24" />}
      {items?.length === 0 && <EmptyState heading={m.bell_empty()} text={m.bell_empty_text()} />}
      <ul className="divide-y divide-line">
        {items?.map((item) => (
          <li key={item.id}>
            <Line item={item} canMark={canMark} onLeave={onLeave} />
          </li>
        ))}
      </ul>
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
    <div className={cn('flex items-start gap-2 py-3 ps-4 pe-2', !item.is_read && 'bg-selected')}>
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
