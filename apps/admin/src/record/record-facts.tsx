import type { EntityName } from '@admin-panel/sdk/resources'
import { CopyButton } from '@admin-panel/ui/copy-button'
import { DescriptionList } from '@admin-panel/ui/description-list'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { Moment } from '#page/moment.tsx'
import { PastLink } from './history/past-link.tsx'

interface RecordFactsProps {
  record: { id: number; created_at: string; updated_at: string }
  /** What the log calls such records, where the page shows no history that leads to their past. */
  entity?: EntityName
  /** Facts of the section, in a card of their own above the line. */
  children?: ReactNode
}

/** In the narrow column of a record: what only the section knows, and the foot that every record has. */
export function RecordFacts({ record, entity, children }: RecordFactsProps) {
  return (
    <>
      {children && (
        <Card title={m.record_facts()}>
          <DescriptionList>{children}</DescriptionList>
        </Card>
      )}
      {/* Whatever else stands in the column, the line is its foot. */}
      <p className="order-last flex flex-wrap items-center gap-x-2 px-4 text-xs text-muted">
        <span className="inline-flex items-center gap-1 tabular-nums">
          {m.record_number({ id: record.id })}
          <CopyButton text={String(record.id)} />
        </span>
        <span>
          {m.record_created_at()} <Moment time={record.created_at} />
        </span>
        <span>
          {m.record_updated_at()} <Moment time={record.updated_at} />
        </span>
        {entity && <PastLink entity={entity} id={record.id} />}
      </p>
    </>
  )
}
