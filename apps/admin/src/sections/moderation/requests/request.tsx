import type { Schemas } from '@admin-panel/sdk'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Notice } from '@admin-panel/ui/notice'
import { queries } from '#data/queries.ts'
import { Thumbnail } from '#record/thumbnail.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { AuthorActions } from '#shop/moderation/author-actions.tsx'
import { Beneath } from './beneath.tsx'
import { Comparison } from './comparison.tsx'
import { isOpen, requestDesk } from '#shop/moderation/desks.ts'
import { fieldName } from '#shop/moderation/compared.ts'
import { Outcome } from '#shop/moderation/outcome.tsx'
import { RequestDecision, type PendingDecision } from './request-decision.tsx'
import { RequestFrame } from '#shop/moderation/request-frame.tsx'
import { RequestFigures } from './request-figures.tsx'
import { RequestSide } from './request-side.tsx'
import { useDesk } from '#shop/moderation/use-desk.ts'
import { useDecide } from './use-decide.ts'
import { requestStatuses } from '#shop/moderation/words.ts'

function Request({ record: request }: { record: Schemas['Moderation'] }) {
  const state = useDesk(requestDesk, request)
  const [pending, setPending] = useState<PendingDecision | null>(null)
  const decide = useDecide(request, state, () => setPending(null))
  const openDecision = (next: PendingDecision) => {
    decide.reset()
    setPending(next)
  }
  const decisions = [
    { key: 'R', label: requestStatuses.rejected.action(), act: () => openDecision({ status: 'rejected' }) },
    { key: 'Q', label: requestStatuses.revision.action(), act: () => openDecision({ status: 'revision' }) },
    {
      key: 'C',
      label: m.moderation_approve_with_comment(),
      isRare: true,
      act: () => openDecision({ status: 'approved' }),
    },
    {
      key: 'A',
      label: requestStatuses.approved.action(),
      isMain: true,
      act: () => decide.mutate({ status: 'approved' }),
    },
  ]
  return (
    <RequestFrame
      request={request}
      title={request.entity_label}
      picture={
        request.entity === 'product' && (
          <span className="[--thumb:4.5rem]">
            <Thumbnail url={request.image_url} size={640} />
          </span>
        )
      }
      hints={[...request.hints, m.moderation_one_title({ number: request.number })]}
      lead={<RequestFigures request={request} />}
      actions={<AuthorActions desk={requestDesk} state={state} record={request} />}
      side={<RequestSide request={request} />}
      desk={state}
      isDeciding={decide.isPending}
      decisions={decisions}
      dialogs={
        pending && (
          <RequestDecision
            request={request}
            pending={pending}
            lostLease={state.lostLease}
            decide={decide}
            onClose={() => setPending(null)}
          />
        )
      }
    >
      <Warnings request={request} />
      <Outcome
        reasons={request.reasons}
        comment={request.comment_public}
        fieldName={(field) => fieldName(request, field)}
      />
      <Comparison
        request={request}
        onRemark={state.canDecide && state.isMine ? (field) => openDecision({ status: 'revision', field }) : null}
      />
      <Beneath request={request} canDecide={state.canDecide} />
    </RequestFrame>
  )
}

/** Warnings before a decision. */
function Warnings({ request }: { request: Schemas['Moderation'] }) {
  if (!isOpen(request)) return null
  const { current, moved_fields } = request
  if (!current) return <Notice tone="red">{m.moderation_record_gone()}</Notice>
  if (moved_fields.length === 0) return null
  const names = moved_fields.map((field) => fieldName(request, field)).join(', ')
  return <Notice tone="amber">{m.moderation_moved_text({ fields: names })}</Notice>
}

export const { Component, loader } = recordScreen(queries.moderation.view, Request)
