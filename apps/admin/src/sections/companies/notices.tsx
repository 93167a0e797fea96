import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'
import { Notice } from '@admin-panel/ui/notice'
import { useCan } from '#data/queries.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import type { Company } from '#shop/companies/words.ts'
import { pathTo } from '#data/paths.ts'

/** Warnings at the top of a seller's page. */
export function Notices({ company }: { company: Company }) {
  const canModerate = useCan('moderation')
  const isNew = company.status === 'draft'
  const canContinue = useCan('company.create') && isNew
  const { status, suspended_until: until } = company
  return (
    <>
      {status === 'suspended' && (
        <Notice tone="amber">
          {until ? m.sellers_suspended_until({ when: formatBrief(until) }) : m.sellers_suspended()}
        </Notice>
      )}
      {company.has_pending_moderation && (
        <Notice tone="blue">
          {m.sellers_pending_moderation()}{' '}
          {canModerate && (
            <LinkIfAllowed to={pathTo('moderation.list', { entity: 'company', company_id: company.id })}>
              {m.sellers_pending_moderation_open()}
            </LinkIfAllowed>
          )}
        </Notice>
      )}
      {canContinue && (
        <Notice tone="blue">
          {m.sellers_draft_note()}{' '}
          <LinkIfAllowed to={pathTo('companies.new', { company_id: company.id })}>
            {m.sellers_draft_continue()}
          </LinkIfAllowed>
        </Notice>
      )}
    </>
  )
}
