import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import type { Permission, Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { LoadFailed } from '#page/load-failed.tsx'
import { queries, useCan } from '#data/queries.ts'
import { Changes } from './changes.tsx'
import { HistoryCard } from './history-card.tsx'
import { pathTo } from '#data/paths.ts'
import { OperationLink, operationOf } from './operation-link.tsx'

const MAX_ENTRIES = 20

type Editable<Name = Permission> = Name extends `${infer Entity}.update` ? Entity : never

interface RecordHistoryProps {
  entity: Editable
  id: number
  /** An action on the change of a field, such as restoring the old value. */
  action?: (row: Schemas['AuditRow'], field: string) => ReactNode
}

/** The log of a record, newest first. Without permission to read the log, those who may edit see their own changes. */
export function RecordHistory({ entity, id, action }: RecordHistoryProps) {
  const canRead = useCan(['audit-log', 'log'], 'any')
  const canUpdate = useCan(`${entity}.update`)
  const all = useQuery({
    ...queries.auditLog.list({ entity: [entity], entity_id: id, per_page: MAX_ENTRIES }),
    enabled: canRead,
  })
  const own = useQuery({ ...queries.auditLog.own({ entity, entity_id: id }), enabled: !canRead && canUpdate })
  const query = canRead ? all : own
  const { data, isError } = query
  const title = canRead ? m.audit_history() : m.audit_history_own()
  if (!canRead && !canUpdate) return null
  if (isError && !data)
    return (
      <Card title={title}>
        <LoadFailed query={query} />
      </Card>
    )
  return (
    <HistoryCard
      title={title}
      empty={m.audit_history_empty()}
      actions={
        canRead &&
        data &&
        data.items.length > 0 && (
          <TextLink render={<Link to={pathTo('auditLog.list', { entity, entity_id: id })} />}>
            {m.audit_history_all()}
          </TextLink>
        )
      }
      entries={data?.items.map((row) => ({
        ...row,
        body: (
          <>
            {canRead ? (
              <TextLink render={<Link to={pathTo('auditLog', row.id)} />} className="text-secondary">
                {auditEventWords[row.event]()}
              </TextLink>
            ) : (
              <span className="text-secondary">{auditEventWords[row.event]()}</span>
            )}
            <OfOperation requestId={row.request_id} />
            <Changes row={row} action={action && ((field) => action(row, field))} />
          </>
        ),
      }))}
    />
  )
}

/** Many records change alike at once: their operation says why. */
function OfOperation({ requestId }: { requestId: string }) {
  const id = operationOf(requestId)
  return (
    id !== null && (
      <span className="text-secondary">
        {' · '}
        <OperationLink id={id} />
      </span>
    )
  )
}
