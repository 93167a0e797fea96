import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { Moment } from '#page/moment.tsx'

interface RecordFactsProps {
  title?: string
  record: { id: number; created_at: string; updated_at: string }
  /** Further lines between the number and the times. */
  children?: ReactNode
}

/** The facts of every record: its number and the times of its creation and last change. */
export function RecordFacts({ title = m.record_facts(), record, children }: RecordFactsProps) {
  return (
    <Card title={title}>
      <DescriptionList>
        <DescriptionItem name={m.record_id()}>{record.id}</DescriptionItem>
        {children}
        <DescriptionItem name={m.record_created()}>
          <Moment time={record.created_at} />
        </DescriptionItem>
        <DescriptionItem name={m.record_updated()}>
          <Moment time={record.updated_at} />
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
