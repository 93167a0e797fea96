import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { DecisionDialog } from '#shop/moderation/decision-dialog.tsx'
import { fieldName } from '#shop/moderation/compared.ts'
import type { LostLease } from '#shop/moderation/use-desk.ts'
import type { useDecide } from './use-decide.ts'
import { requestStatuses } from '#shop/moderation/words.ts'

export interface PendingDecision {
  status: 'approved' | 'rejected' | 'revision'
  /** The subject of the first reason. */
  field?: string
}

interface RequestDecisionProps {
  request: Schemas['Moderation']
  pending: PendingDecision
  lostLease: LostLease | null
  decide: ReturnType<typeof useDecide>
  onClose: () => void
}

const operations = { rejected: 'moderation_reject', revision: 'moderation_revision' } as const

/** Asks for the reasons of a refusal by field, or for the comment of an approval. */
export function RequestDecision({ request, pending, lostLease, decide, onClose }: RequestDecisionProps) {
  const { status, field } = pending
  const action = requestStatuses[status].action()
  return (
    <DecisionDialog
      draft={['moderation', request.id, status]}
      heading={m.status_dialog_title({ action, name: request.number })}
      description={request.entity_label}
      submitText={action}
      isDanger={status === 'rejected'}
      operation={status === 'approved' ? undefined : operations[status]}
      subject={request.entity}
      fields={request.changed_fields.map((value) => ({ value, label: fieldName(request, value) }))}
      field={field}
      lostLease={lostLease}
      isPending={decide.isPending}
      error={decide.error}
      onConfirm={(input) => decide.mutate({ status, ...input })}
      onClose={onClose}
    />
  )
}
