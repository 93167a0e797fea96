import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#shared/crumbs.tsx'
import { Page } from '#shared/page.tsx'
import { queries } from '#shared/queries.ts'
import { recordScreen } from '#shared/record/record-screen.tsx'
import { StatusBadge } from '#shared/status/statuses.tsx'
import { StatusHistory } from '#shared/status/status-history.tsx'
import { AuthorActions } from './author-actions.tsx'
import { BrandDecision, type AskedOfBrand } from './brand-decision.tsx'
import { BrandFacts } from './brand-facts.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandProposal } from './brand-proposal.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { brandDesk } from './desks.ts'
import { Outcome } from './outcome.tsx'
import { SimilarBrands } from './similar-brands.tsx'
import { useDecideBrand } from './use-decide-brand.ts'
import { useDesk } from './use-desk.ts'
import { requestStatuses } from './words.ts'

function BrandRequestPage({ record }: { record: Schemas['BrandModeration'] | null }) {
  return record && <BrandRequest request={record} />
}

function BrandRequest({ request }: { request: Schemas['BrandModeration'] }) {
  const state = useDesk(brandDesk, request)
  const [asked, setAsked] = useState<AskedOfBrand | null>(null)
  const [isSentAgain, setIsSentAgain] = useState(false)
  const decide = useDecideBrand(request, state, () => setAsked(null))
  const ask = (next: AskedOfBrand) => {
    decide.reset()
    setAsked(next)
  }
  const merge = (brand?: Schemas['SimilarBrand']) => ask({ to: 'merged', ...(brand && { brand }) })
  const decisions = [
    { key: 'A', label: m.moderation_brand_create(), act: () => ask({ to: 'created' }) },
    { key: 'M', label: m.moderation_brand_merge(), isMain: true, act: () => merge(request.similar[0]) },
    { key: 'Q', label: requestStatuses.revision.action(), act: () => ask({ to: 'revision' }) },
    {
      key: 'R',
      label: requestStatuses.rejected.action(),
      act: () => ask({ to: 'rejected' }),
    },
  ]
  return (
    <Page
      title={m.moderation_brand_title({ name: request.proposed_name })}
      parent={
        <Crumbs
          to={[
            ['/moderation', m.moderation_title()],
            ['/moderation/brands', m.moderation_tab_brands()],
          ]}
        />
      }
      status={
        <>
          <StatusBadge statuses={requestStatuses} status={request.status} />
          {request.is_overdue && <StatusChip tone="red">{m.moderation_overdue()}</StatusChip>}
        </>
      }
      actions={
        <AuthorActions desk={brandDesk} state={state} record={request} onSendAgain={() => setIsSentAgain(true)} />
      }
    >
      <div className="grid items-start gap-4 px-4 pb-6 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Outcome reasons={request.reasons} comment={request.comment_public} />
          <BrandProposal request={request} />
          <SimilarBrands request={request} onMerge={state.canDecide && state.isMine ? merge : null} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <BrandFacts request={request} />
          <StatusHistory entries={request.history} statuses={requestStatuses} />
        </div>
      </div>
      <DecisionBar
        record={request}
        desk={{ ...state, isPending: state.isPending || decide.isPending }}
        decisions={decisions}
      />
      {isSentAgain && <BrandForm request={request} isSentAgain onClose={() => setIsSentAgain(false)} />}
      {asked && <BrandDecision request={request} asked={asked} decide={decide} onClose={() => setAsked(null)} />}
    </Page>
  )
}

export const { Component, loader } = recordScreen(queries.brandModeration.view, BrandRequestPage)
