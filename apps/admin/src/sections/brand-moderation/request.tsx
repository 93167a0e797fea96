import type { Schemas } from '@admin-panel/sdk'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { AuthorActions } from '#shop/moderation/author-actions.tsx'
import { BrandDecision, type PendingBrandDecision } from './brand-decision.tsx'
import { BrandFacts } from './brand-facts.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandProposal } from './brand-proposal.tsx'
import { brandDesk } from '#shop/moderation/desks.ts'
import { Outcome } from '#shop/moderation/outcome.tsx'
import { RequestFrame } from '#shop/moderation/request-frame.tsx'
import { SimilarBrands } from './similar-brands.tsx'
import { useDecideBrand } from './use-decide-brand.ts'
import { useDesk } from '#shop/moderation/use-desk.ts'
import { requestStatuses } from '#shop/moderation/words.ts'
import { pathTo } from '#data/paths.ts'

function BrandRequest({ record: request }: { record: Schemas['BrandModeration'] }) {
  const state = useDesk(brandDesk, request)
  const [pending, setPending] = useState<PendingBrandDecision | null>(null)
  const [isSentAgain, setIsSentAgain] = useState(false)
  const decide = useDecideBrand(request, state, () => setPending(null))
  const openDecision = (next: PendingBrandDecision) => {
    decide.reset()
    setPending(next)
  }
  const merge = (brand?: Schemas['SimilarBrand']) => openDecision({ to: 'merged', ...(brand && { brand }) })
  const hasSimilar = request.similar.length > 0
  const create = {
    key: 'A',
    label: m.moderation_brand_create(),
    isMain: !hasSimilar,
    act: () => openDecision({ to: 'created' }),
  }
  const join = {
    key: 'M',
    label: m.moderation_brand_merge(),
    isMain: hasSimilar,
    act: () => merge(request.similar[0]),
  }
  const decisions = [
    { key: 'R', label: requestStatuses.rejected.action(), act: () => openDecision({ to: 'rejected' }) },
    { key: 'Q', label: requestStatuses.revision.action(), act: () => openDecision({ to: 'revision' }) },
    ...(hasSimilar ? [create, join] : [join, create]),
  ]
  return (
    <RequestFrame
      request={request}
      title={m.moderation_brand_title({ name: request.proposed_name })}
      parents={[[pathTo('brandModeration.list'), m.entity_brand()]]}
      actions={
        <AuthorActions desk={brandDesk} state={state} record={request} onSendAgain={() => setIsSentAgain(true)} />
      }
      side={
        <>
          <BrandFacts request={request} />
          <StatusHistory entries={request.history} statuses={requestStatuses} />
        </>
      }
      desk={state}
      isDeciding={decide.isPending}
      decisions={decisions}
      dialogs={
        <>
          {isSentAgain && <BrandForm request={request} isSentAgain onClose={() => setIsSentAgain(false)} />}
          {pending && (
            <BrandDecision
              request={request}
              pending={pending}
              lostLease={state.lostLease}
              decide={decide}
              onClose={() => setPending(null)}
            />
          )}
        </>
      }
    >
      <Outcome reasons={request.reasons} comment={request.comment_public} />
      <BrandProposal request={request} />
      <SimilarBrands request={request} onMerge={state.canDecide && state.isMine ? merge : null} />
    </RequestFrame>
  )
}

export const { Component, loader } = recordScreen(queries.brandModeration.view, BrandRequest)
