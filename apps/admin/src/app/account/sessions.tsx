import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Tag } from '@admin-panel/ui/tag'
import { useMutation, useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { formatDateTime } from '#data/time/format-date.ts'
import { notify } from '#data/notify/notify.ts'
import { queries } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { deviceOf } from '#page/passkey/device-of.ts'

type Session = Schemas['OwnSession']

/** Lists the user's sessions; every other one can be ended here. */
export function Sessions() {
  const { data, isError, refetch } = useQuery(queries.ownSessions.list())
  const end = useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others' ? client.api.ownSessions.endOthers() : client.api.ownSessions.delete({ id }),
    onSuccess: () => {
      void invalidateResource('ownSessions')
      void notify({ message: m.account_sessions_ended() })
    },
  })
  const pending = end.isPending ? end.variables : undefined
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lead font-title">{m.account_sessions()}</h3>
        {data && data.items.length > 1 && (
          <Button size="sm" isPending={pending === 'others'} onClick={() => end.mutate('others')}>
            {m.account_sessions_end_others()}
          </Button>
        )}
      </div>
      {isError && !data && (
        <Button className="self-start" onClick={() => void refetch()}>
          {m.list_retry()}
        </Button>
      )}
      {!data && !isError && <Skeleton className="h-16" />}
      <ul className="divide-y divide-line">
        {data?.items.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isPending={pending === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function SessionLine({ session, isPending, onEnd }: { session: Session; isPending: boolean; onEnd: () => void }) {
  const { is_current, ip, seen_at, started_at, user_agent } = session
  const device = deviceOf(user_agent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 break-words">
          {device}
          {is_current && <Tag>{m.account_session_current()}</Tag>}
        </span>
        <span className="block text-xs text-muted">
          {m.account_session_times({ ip, seen: formatDateTime(seen_at), started: formatDateTime(started_at) })}
        </span>
      </div>
      {!is_current && (
        <Button size="sm" isPending={isPending} aria-label={m.account_session_end_of({ device })} onClick={onEnd}>
          {m.account_session_end()}
        </Button>
      )}
    </li>
  )
}
