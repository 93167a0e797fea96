import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { HistoryCard } from '#record/history/history-card.tsx'

const MAX_ENTRIES = 10

/** Who has had personal data of a record shown, and why; nothing where none have. */
export function PersonalReaders({ entity, id }: { entity: 'order' | 'bank-detail'; id: number }) {
  const canRead = useCan(['audit-log', 'log'], 'any')
  const { data } = useQuery({
    ...queries.auditLog.list({ entity: [entity], entity_id: id, event: ['revealed'], per_page: MAX_ENTRIES }),
    enabled: canRead,
  })
  if (!data || data.items.length === 0) return null
  return (
    <HistoryCard
      title={m.personal_readers()}
      empty=""
      actions={
        <TextLink render={<Link to={pathTo('auditLog.list', { entity, entity_id: id, event: 'revealed' })} />}>
          {m.audit_history_all()}
        </TextLink>
      }
      entries={data.items.map((row) => ({
        ...row,
        body: (
          <span className="text-secondary">
            {[row.words['shown_fields']?.[1], row.words['purpose']?.[1]].filter(Boolean).join(' · ')}
          </span>
        ),
      }))}
    />
  )
}
