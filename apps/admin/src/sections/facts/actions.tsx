import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '#data/notify/notify.ts'
import { mutations, useCan } from '#data/queries.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { usePageActions } from '#page/page-actions.ts'
import { m } from '#paraglide/messages.js'
import { StatusDialog } from '#record/status/status-dialog.tsx'

/** Applies what waits or was refused once more, or sets it aside with a reason. */
export function FactActions({ fact }: { fact: Schemas['Fact'] }) {
  const { id, version, kind, state } = fact
  const canDecide = useCan('order.receive') && (state === 'waiting' || state === 'refused')
  const [isAsking, setIsAsking] = useState(false)
  const draft = ['facts', id, 'reject'] as const
  const invalidates = ['facts.list', 'facts.view'] as const
  const apply = useMutation({
    ...mutations.facts.apply({ invalidates: [...invalidates] }),
    // A refusal that stands is said in the head of the page.
    onSuccess: (next) => {
      if (next.state === 'applied') void notify({ message: m.facts_applied() })
    },
  })
  const reject = useMutation({
    ...mutations.facts.reject({ invalidates: [...invalidates] }),
    onSuccess: () => {
      forgetTyped(draft)
      setIsAsking(false)
    },
  })
  const label = kind === 'return-request' ? m.facts_grant_return() : m.facts_apply_again()
  usePageActions(
    canDecide
      ? [
          { label, run: () => apply.mutate({ id, version }) },
          { label: m.facts_reject(), run: () => setIsAsking(true) },
        ]
      : [],
  )
  if (!canDecide) return null
  return (
    <>
      <Button variant="primary" isPending={apply.isPending} onClick={() => apply.mutate({ id, version })}>
        {label}
      </Button>
      <Button onClick={() => setIsAsking(true)}>{m.facts_reject()}</Button>
      {isAsking && (
        <StatusDialog
          draft={draft}
          target={{ status: 'rejected', requires_reason: false, requires_comment: true, reason_operation: null }}
          heading={m.facts_reject_title()}
          description={m.facts_reject_text()}
          confirmText={m.facts_reject()}
          isDanger={false}
          hasUntil={false}
          isPending={reject.isPending}
          onConfirm={({ comment }) => reject.mutate({ id, version, comment: comment ?? '' })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
