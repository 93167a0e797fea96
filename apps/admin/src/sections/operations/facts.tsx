import { CopyButton } from '@admin-panel/ui/copy-button'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { filesOf } from '#data/operations/files.ts'
import { listPath, pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { Card } from '@admin-panel/ui/card'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { Moment } from '#page/moment.tsx'
import { OperationFiles } from '#record/operation-files.tsx'
import { m } from '#paraglide/messages.js'
import { OperationLink, OperationLinks } from '#record/history/operation-link.tsx'
import { type Operation, Person, valuesInWords } from './words.tsx'

/** Who, when, why, and with which values and records. */
export function Facts({ operation }: { operation: Operation }) {
  const { id, undoes, undone_by, undo_until } = operation
  const canReadLog = useCan(['log', 'audit-log'], 'any')
  return (
    <>
      <Card title={m.operations_facts()}>
        <DescriptionList>
          <DescriptionItem name={m.operations_prepared_by()}>
            <Person author={operation.author} />
          </DescriptionItem>
          {operation.starter && operation.kind !== 'export' && (
            <DescriptionItem name={m.operations_run_by()}>
              <Person author={operation.starter} />
            </DescriptionItem>
          )}
          <DescriptionItem name={m.operations_created()}>
            <Moment time={operation.created_at} />
          </DescriptionItem>
          {operation.started_at && (
            <DescriptionItem name={m.operations_started()}>
              <Moment time={operation.started_at} />
            </DescriptionItem>
          )}
          {operation.finished_at && (
            <DescriptionItem name={m.operations_finished()}>
              <Moment time={operation.finished_at} />
            </DescriptionItem>
          )}
          <DescriptionItem name={m.field_reason()}>{operation.reason ?? '—'}</DescriptionItem>
          <OperationLinks ids={[undoes, undone_by]}>
            {undoes !== null && (
              <DescriptionItem name={m.operations_undoes()}>
                <OperationLink id={undoes} />
              </DescriptionItem>
            )}
            {undone_by !== null && (
              <DescriptionItem name={m.operations_undone_by()}>
                <OperationLink id={undone_by} />
              </DescriptionItem>
            )}
          </OperationLinks>
          {undo_until && (
            <DescriptionItem name={m.operations_undo_until()}>
              <Moment time={undo_until} />
            </DescriptionItem>
          )}
        </DescriptionList>
      </Card>
      {/* What is brought back says so in its title. */}
      {operation.kind !== 'restore' && (
        <Card title={m.operations_what()}>
          <DescriptionList>
            {valuesInWords(operation).map(({ field, name, word }) => (
              <DescriptionItem key={field} name={name}>
                {word}
              </DescriptionItem>
            ))}
            <DescriptionItem name={m.operations_records()}>
              <Chosen operation={operation} />
            </DescriptionItem>
            {filesOf(operation).length > 0 && (
              <DescriptionItem name={m.entity_file()}>
                <OperationFiles operation={operation} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </Card>
      )}
      <p className="flex flex-wrap items-center gap-x-3 px-4 text-xs text-muted">
        <span className="inline-flex items-center gap-1 tabular-nums">
          {m.record_number({ id })}
          <CopyButton text={String(id)} />
        </span>
        {canReadLog && (
          <TextLink render={<Link to={pathTo('auditLog.list', { request_id: `operation-${id}` })} />}>
            {m.operations_in_log()}
          </TextLink>
        )}
      </p>
    </>
  )
}

/** The records as they were meant: by a filter, which opens in its list, or one by one. */
function Chosen({ operation: { filter, filter_words, resource, source_name } }: { operation: Operation }) {
  if (source_name) return m.operations_of_file()
  if (!filter) return m.operations_named()
  const query = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const address = resource && listPath(resource, query)
  const words = filter_words ?? m.operations_all_records()
  return address ? <LinkIfAllowed to={address}>{words}</LinkIfAllowed> : words
}
