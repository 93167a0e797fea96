import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import type { Permission, Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { operationOf } from '#data/operations/seen-operations.ts'
import { Card } from '@admin-panel/ui/card'
import { LoadFailed } from '#page/load-failed.tsx'
import { queries, useCan } from '#data/queries.ts'
import { Changes } from './changes.tsx'
import { HistoryCard } from './history-card.tsx'
import { pathTo } from '#data/paths.ts'
import { OperationLink, OperationLinks } from './operation-link.tsx'
import { PastLink } from './past-link.tsx'

const MAX_ENTRIES = 20

type Editable<Name = Permission> = Name extends `${infer Entity}.update` ? Entity : never

interface RecordHistoryProps {
  entity: Editable
  id: number
  /** A card beside it lists the changes of status, with their reasons. */
  hasStatusesBeside?: boolean
}

/** The log of a record, newest first. Without permission to read the log, those who may edit see their own changes. */
export function RecordHistory({ entity, id, hasStatusesBeside = false }: RecordHistoryProps) {
  const canRead = useCan(['audit-log', 'log'], 'any')
  const canUpdate = useCan(`${entity}.update`)
  return (
    (canRead || canUpdate) && (
      <ChangesOfRecord entity={entity} id={id} isChosen={false} hasStatusesBeside={hasStatusesBeside} />
    )
  )
}

interface ChangesOfRecordProps {
  entity: string
  id: number
  /** Moments are being chosen already, so only the changes offer theirs. */
  isChosen: boolean
  hasStatusesBeside?: boolean
}

/** The changes of a record, or only the user's own; each leads to the record as it was before it. */
export function ChangesOfRecord({ entity, id, isChosen, hasStatusesBeside = false }: ChangesOfRecordProps) {
  const canRead = useCan(['audit-log', 'log'], 'any')
  const all = useQuery({
    ...queries.auditLog.list({ entity: [entity], entity_id: id, per_page: MAX_ENTRIES }),
    enabled: canRead,
  })
  const own = useQuery({ ...queries.auditLog.own({ entity, entity_id: id }), enabled: !canRead })
  const query = canRead ? all : own
  const { data, isError } = query
  const title = canRead ? m.audit_history() : m.audit_history_own()
  if (isError && !data)
    return (
      <Card title={title}>
        <LoadFailed query={query} />
      </Card>
    )
  return (
    <OperationLinks ids={data?.items.map(({ request_id }) => operationOf(request_id)) ?? []}>
      <HistoryCard
        title={title}
        empty={hasStatusesBeside ? m.audit_history_no_fields() : m.audit_history_empty()}
        actions={
          data &&
          (canRead || !isChosen) && (
            <>
              {!isChosen && <PastLink entity={entity} id={id} />}
              {canRead && data.items.length > 0 && (
                <TextLink render={<Link to={pathTo('auditLog.list', { entity, entity_id: id })} />}>
                  {m.audit_history_all()}
                </TextLink>
              )}
            </>
          )
        }
        entries={data?.items
          .filter(({ event }) => !hasStatusesBeside || event !== 'status_changed')
          .map((row) => ({ ...row, body: <Entry row={row} id={id} isLink={canRead} /> }))}
      />
    </OperationLinks>
  )
}

function Entry({ row, id, isLink }: { row: Schemas['AuditRow']; id: number; isLink: boolean }) {
  const operationId = operationOf(row.request_id)
  const event = auditEventWords[row.event]()
  return (
    <>
      <span className="text-secondary">
        {isLink ? <TextLink render={<Link to={pathTo('auditLog', row.id)} />}>{event}</TextLink> : event}
        {/* Many records change alike at once: their operation says why. */}
        {operationId !== null && (
          <>
            {' · '}
            <OperationLink id={operationId} />
          </>
        )}
        {' · '}
        <PastLink entity={row.entity} id={id} before={row} />
      </span>
      <Changes
        row={row}
        fieldLink={
          isLink ? (field) => pathTo('auditLog.list', { entity: row.entity, entity_id: id, field }) : undefined
        }
      />
    </>
  )
}
