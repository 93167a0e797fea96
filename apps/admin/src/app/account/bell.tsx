import { IconButton } from '@admin-panel/ui/icon-button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import BellIcon from 'lucide-react/icons/bell'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { LazyPopover } from '#page/lazy-popover.tsx'
import { queries, useCan } from '#data/queries.ts'
import { runningOperations } from '#data/operations/running-operations.ts'

// Deferred: most visits only read the unread count.
const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList, {
  fallback: () => <Skeleton className="m-4 h-24" />,
})

const MOST_SHOWN = 99

/** Shows the number of unread notifications, and whether the server works for the user; opens the list of both. */
export function Bell() {
  const canRead = useCan('notification')
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({ ...queries.notifications.unreadCount(), enabled: canRead })
  const { data: running } = useQuery({ ...runningOperations(), enabled: canRead })
  if (!canRead) return null
  const count = data?.count ?? 0
  const label = count > 0 ? m.bell_unread({ count }) : m.entity_notification()
  const isRunning = running.items.length > 0
  return (
    <LazyPopover
      label={m.entity_notification()}
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-96"
      trigger={
        <IconButton
          label={isRunning ? `${label}. ${m.bell_running({ count: running.meta.total })}` : label}
          size="md"
          className="relative"
        >
          <BellIcon aria-hidden />
          {isRunning && (
            <span
              aria-hidden
              className="absolute inset-0.5 animate-spin rounded-full border-2 border-primary border-s-transparent [animation-duration:1.6s] motion-reduce:animate-none"
            />
          )}
          {count > 0 && (
            <span
              aria-hidden
              className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-destructive px-1 text-center text-xs text-on-destructive tabular-nums"
            >
              {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
            </span>
          )}
        </IconButton>
      }
    >
      <div className="-m-3">
        <NotificationList unread={count} onLeave={() => setIsOpen(false)} />
      </div>
    </LazyPopover>
  )
}
