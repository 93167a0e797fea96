import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutations, useCan } from '#data/queries.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { m } from '#paraglide/messages.js'
import { StatusDialog } from '#record/status/status-dialog.tsx'

const HOLDABLE = new Set<Schemas['SettlementStatus']>(['open', 'closed', 'approved'])

/** Holds a payout or releases it, each with grounds. */
export function HoldButton({ settlement }: { settlement: Schemas['Settlement'] }) {
  const { id, version, status, is_held, holds } = settlement
  const [isAsking, setIsAsking] = useState(false)
  const isReleased = is_held || holds.some(({ reason }) => reason === 'contract')
  const draft = ['settlements', id, 'hold'] as const
  const done = {
    onSuccess: () => {
      forgetTyped(draft)
      setIsAsking(false)
    },
  }
  const invalidates = ['settlements.list' as const, 'settlements.view' as const]
  const hold = useMutation({ ...mutations.settlements.hold({ invalidates }), ...done })
  const release = useMutation({ ...mutations.settlements.release({ invalidates }), ...done })
  if (!useCan('settlement.update') || !HOLDABLE.has(status)) return null
  const act = isReleased ? release : hold
  const label = isReleased ? m.settlements_release() : m.settlements_hold()
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      {isAsking && (
        <StatusDialog
          draft={draft}
          target={{ status: 'held', requires_reason: false, requires_comment: true, reason_operation: null }}
          heading={label}
          description={isReleased ? m.settlements_release_text() : m.settlements_hold_text()}
          confirmText={label}
          isDanger={false}
          hasUntil={false}
          isPending={act.isPending}
          onConfirm={({ comment }) => act.mutate({ id, version, comment: comment ?? '' })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
