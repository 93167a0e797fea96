import { brandResolutionWords } from '#contract/enums/brand-resolution.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { Deadline } from '#page/deadline.tsx'
import { isOpen } from '#shop/moderation/desks.ts'
import { SOON_HOURS } from '#shop/moderation/state-columns.tsx'
import { RequestFacts } from '#shop/moderation/request-facts.tsx'
import { pathTo } from '#data/paths.ts'

export function BrandFacts({ request }: { request: Schemas['BrandModeration'] }) {
  const { number, due_at, is_overdue, attempt, resolution, target_brand, comment_internal } = request
  const canOpen = useCan('brand')
  return (
    <RequestFacts request={request}>
      <DescriptionItem name={m.moderation_column_number()}>{number}</DescriptionItem>
      {isOpen(request) && (
        <DescriptionItem name={m.moderation_column_due()}>
          <Deadline time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
        </DescriptionItem>
      )}
      {attempt > 1 && <DescriptionItem name={m.moderation_column_attempt()}>{attempt}</DescriptionItem>}
      {resolution && (
        <DescriptionItem name={m.filter_resolution()}>
          {brandResolutionWords[resolution]()}
          {target_brand && ': '}
          {target_brand && canOpen ? (
            <TextLink render={<Link to={pathTo('brands', target_brand.id)} />}>{target_brand.label}</TextLink>
          ) : (
            target_brand?.label
          )}
        </DescriptionItem>
      )}
      {comment_internal && <DescriptionItem name={m.moderation_note()}>{comment_internal}</DescriptionItem>}
    </RequestFacts>
  )
}
