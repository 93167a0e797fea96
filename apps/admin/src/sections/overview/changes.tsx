import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries, useSession } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { Count } from './count.tsx'
import { Sentence } from './sentence.tsx'
import { useDays } from './use-days.ts'
import { Widget } from './widget.tsx'

const MAX_ROWS = 6

/** Sign-ins, sessions and exports change no record. */
const changing = [
  'created',
  'updated',
  'deleted',
  'status_changed',
  'enabled',
  'disabled',
  'moved',
  'sorted',
  'attached',
  'detached',
  'merged',
  'restored',
  'erased',
] as const

/** Today's changes of all users, and those of the current user. */
export function Changes() {
  const { today } = useDays()
  const { user } = useSession()
  const day = { created_from: today, created_to: today, event: [...changing] }
  const query = useQuery(queries.auditLog.list({ ...day, per_page: 10 }))
  const ownQuery = useQuery({
    ...queries.auditLog.list({ ...day, user_id: [user?.id ?? 0], per_page: 10 }),
    enabled: user !== null,
  })
  const filters = `created_from=${today}&created_to=${today}&event=${changing.join(',')}`
  return (
    <Widget
      title={m.overview_changes()}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      actions={
        <>
          {ownQuery.data && (
            <span>
              {m.overview_own()}{' '}
              <Count
                list="auditLog"
                count={{ ...ownQuery.data.meta, query: `${filters}&user_id=${user?.id}` }}
                label={m.overview_own()}
              />
            </span>
          )}
          {query.data && (
            <span>
              {m.overview_all()}{' '}
              <Count list="auditLog" count={{ ...query.data.meta, query: filters }} label={m.overview_all()} />
            </span>
          )}
        </>
      }
    >
      {({ items }) => (
        <ul className="flex flex-col gap-2">
          {items.slice(0, MAX_ROWS).map((row) => (
            <li key={row.id} className="min-w-0 break-words">
              <Sentence row={row} />
              <span className="block text-xs text-muted">
                <Moment time={row.created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Widget>
  )
}
