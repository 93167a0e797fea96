import { reviewTargetWords } from '#contract/enums/review-target.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { PermissionName } from '@admin-panel/permissions'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { entityPath } from '#data/entity-path.ts'
import { RecordFacts } from '#record/record-facts.tsx'

type Reference = Schemas['Reference']

/** The review's subject, the seller, and the order of the purchase. */
export function ReviewFacts({ review }: { review: Schemas['Review'] }) {
  const { target, subject, company, sub_order } = review
  return (
    <RecordFacts record={review}>
      <DescriptionItem name={reviewTargetWords[target]()}>
        <RecordLink entity={target} permission={`${target}.view`} to={subject} />
      </DescriptionItem>
      {company && target !== 'company' && (
        <DescriptionItem name={m.filter_reviewsList_company_id()}>
          <RecordLink entity="company" permission="company.view" to={company} />
        </DescriptionItem>
      )}
      {sub_order && (
        <DescriptionItem name={m.reviews_order()}>
          <RecordLink entity="sub-order" permission="order.index" to={sub_order} />
        </DescriptionItem>
      )}
    </RecordFacts>
  )
}

function RecordLink({ entity, permission, to }: { entity: string; permission: PermissionName; to: Reference }) {
  const canOpen = useCan(permission)
  const address = entityPath(entity, to.id)
  return canOpen && address ? <TextLink render={<Link to={address} />}>{to.label}</TextLink> : to.label
}
