import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { Moment } from '#page/moment.tsx'
import { queries, useCan } from '#data/queries.ts'
import { Changes } from './changes.tsx'
import { pathTo } from '#data/paths.ts'

const SHOWN = 20

interface RecordHistoryProps {
  entity: string
  id: number
  /** An action on the change of a field, such as restoring the old value. */
  action?: (row: Schemas['AuditRow'], field: string) => ReactNode
}

/** The log of a record, newest first. Hidden without permission to read the log. */
export function RecordHistory({ entity, id, action }: RecordHistoryProps) {
  const canRead = useCan(['audit-log', 'log'], 'any')
  const { data, isError, refetch } = useQuery({
    ...queries.auditLog.list({ entity: [entity], entity_id: id, per_page: SHOWN }),
    enabled: canRead,
  })
  if (!canRead) return null
  return (
    <Card
      title={m.audit_history()}
      actions={
        data &&
        data.items.length > 0 && (
          <TextLink render={<Link to={pathTo('auditLog.list', { entity, entity_id: id })} />}>
            {m.audit_history_all()}
          </TextLink>
        )
      }
    >
      {isError && !data && <Button onClick={() => void refetch()}>{m.list_retry()}</Button>}
      {!data && !isError && <Skeleton className="h-4 w-3/4" />}
      {data?.items.length === 0 && <p className="text-muted">{m.audit_history_empty()}</p>}
      <ol className="flex flex-col gap-4">
        {data?.items.map((row) => (
          <li key={row.id} className="flex min-w-0 flex-col gap-1 border-s border-line ps-4">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Link to={pathTo('auditLog', row.id)} className="-my-0.5 rounded-sm py-0.5 font-label hover:underline">
                {auditEventWords[row.event]()}
              </Link>
              <span className="text-xs text-muted">
                {row.user?.label ?? m.audit_nobody()}, <Moment time={row.created_at} />
              </span>
            </span>
            <Changes row={row} action={action && ((field) => action(row, field))} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
