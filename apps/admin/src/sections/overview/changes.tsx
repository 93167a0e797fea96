import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries, useSession } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { Count } from './count.tsx'
import { Sentence } from './sentence.tsx'
import { valuesOf } from '#text/options-of.ts'
import { useDays } from './use-days.ts'
import { Widget } from './widget.tsx'

const MAX_ROWS = 6

/** Sign-ins, sessions, factors and exports change no record. */
const unchanging: readonly Schemas['AuditEvent'][] = [
  'exported',
  'revealed',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_revoked',
  'password_reset',
  'preview_started',
  'preview_ended',
  'factor_added',
  'factor_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_issued',
  'recovery_code_used',
  'provider_linked',
  'access_requested',
  'access_refused',
  'factor_reset_requested',
  'factor_reset',
  'factor_reset_refused',
]
const changing = valuesOf(auditEventWords).filter((event) => !unchanging.includes(event))
// What the system does by itself, such as moving the terms of forty settlements, hides what people have changed.
const sources = valuesOf(auditSourceWords).filter((source) => source !== 'system')

/** Today's changes of all users, and those of the current user. */
export function Changes() {
  const { today } = useDays()
  const { user } = useSession()
  const day = { created_from: today, created_to: today, event: changing, source: sources }
  const query = useQuery(queries.auditLog.list({ ...day, per_page: 10 }))
  const ownQuery = useQuery({
    ...queries.auditLog.list({ ...day, user_id: [user?.id ?? 0], per_page: 10 }),
    enabled: user !== null,
  })
  const filters = `created_from=${today}&created_to=${today}&event=${changing.join(',')}&source=${sources.join(',')}`
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
