import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { Moment } from '#page/moment.tsx'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

type Fact = 'company' | 'author' | 'created_at' | 'status' | 'decided_at' | 'decided_by'
type Request = Pick<Schemas['Moderation'], Fact>

/** The facts of a request of either kind; its term and attempt stand above. */
export function RequestFacts({ request, children }: { request: Request; children: ReactNode }) {
  const { company, author, status, decided_by } = request
  const isWaiting = status === 'new' || status === 'in_work'
  const canOpenCompany = useCan('company.view')
  return (
    <Card title={m.moderation_about()}>
      <DescriptionList>
        {children}
        <DescriptionItem name={m.filter_moderationList_company_id()}>
          {company && canOpenCompany ? (
            <TextLink render={<Link to={pathTo('companies', company.id)} target="_blank" />}>{company.label}</TextLink>
          ) : (
            (company?.label ?? '—')
          )}
        </DescriptionItem>
        <DescriptionItem name={m.moderation_column_author()}>{author?.label ?? '—'}</DescriptionItem>
        <DescriptionItem name={m.moderation_column_created()}>
          <Moment time={request.created_at} />
        </DescriptionItem>
        {/* The history holds the last decision of a resubmitted request. */}
        {!isWaiting && request.decided_at && (
          <DescriptionItem name={m.moderation_decided_at()}>
            <Moment time={request.decided_at} />
            {decided_by && `, ${decided_by.label}`}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}
