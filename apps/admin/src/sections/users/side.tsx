import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { formatDateTime } from '#shared/format-date.ts'
import { Moment } from '#shared/moment.tsx'
import { queries, useCan } from '#shared/queries.ts'
import type { User } from './form.tsx'
import { statuses } from './status.ts'

/** Who, when, and how the status came to be what it is. */
export function UserSide({ user }: { user: User }) {
  const canSeeHistory = useCan('user.deactivationHistory')
  const moments = [
    [m.users_column_last_login(), user.last_login_at],
    [m.users_side_created(), user.created_at],
    [m.users_side_updated(), user.updated_at],
  ] as const
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-3 text-base font-medium">{m.users_side_account()}</h2>
        <DescriptionList>
          <DescriptionItem name={m.users_side_id()}>{user.id}</DescriptionItem>
          <DescriptionItem name={m.users_side_password()}>
            {user.password_set ? m.users_side_password_set() : m.users_side_password_unset()}
          </DescriptionItem>
          {moments.map(([term, time]) => (
            <DescriptionItem key={term} name={term}>
              <Moment time={time} never={m.users_never()} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      </section>
      {canSeeHistory && <History id={user.id} />}
    </div>
  )
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.users.deactivationHistory({ id }))
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3 text-base font-medium">{m.users_history()}</h2>
      {data?.items.length === 0 && <p className="text-muted">{m.users_history_empty()}</p>}
      <ol className="flex flex-col gap-4 border-s border-line ps-4">
        {data?.items.map(({ id: entry, to_status, user, reason, comment, until, created_at }) => (
          <li key={entry} className="flex flex-col gap-1">
            <span>
              <Status name={to_status} />
            </span>
            {(reason || comment) && (
              <span className="break-words">{[reason?.label, comment].filter(Boolean).join('. ')}</span>
            )}
            {until && <span className="text-secondary">{m.users_history_until({ when: formatDateTime(until) })}</span>}
            <span className="text-xs text-muted">
              {user
                ? m.users_history_by({ user: user.label, when: formatDateTime(created_at) })
                : formatDateTime(created_at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Status({ name }: { name: string }) {
  const known = Object.entries(statuses).find(([status]) => status === name)?.[1]
  return <StatusChip tone={known?.tone ?? 'grey'}>{known?.label() ?? name}</StatusChip>
}
