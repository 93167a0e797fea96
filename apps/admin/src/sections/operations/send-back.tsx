import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Notice } from '@admin-panel/ui/notice'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { keepOperation } from '#data/operations/operations.ts'
import type { DraftName } from '#data/drafts.ts'
import { notify } from '#data/notify/notify.ts'
import { mutations } from '#data/queries.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import type { Chosen } from '#list/selection.ts'
import { m } from '#paraglide/messages.js'
import { StatusDialog } from '#record/status/status-dialog.tsx'
import type { Operation } from './words.tsx'

interface SendBackDialogProps {
  draft: DraftName
  heading: string
  text: string
  /** What has been refused. */
  refused?: ReactNode
  isPending: boolean
  onConfirm: (comment: string) => void
  onClose: () => void
}

function SendBackDialog({ draft, heading, text, refused, isPending, onConfirm, onClose }: SendBackDialogProps) {
  return (
    <StatusDialog
      draft={draft}
      target={{ status: 'rejected', requires_reason: false, requires_comment: true, reason_operation: null }}
      heading={heading}
      description={text}
      details={refused}
      confirmText={m.enum_operation_action_reject()}
      isDanger={false}
      hasUntil={false}
      isPending={isPending}
      onConfirm={({ comment }) => onConfirm(comment ?? '')}
      onClose={onClose}
    />
  )
}

/** Sends a proposal back with a comment. */
export function RejectButton({ operation: { id, title } }: { operation: Operation }) {
  const [isAsking, setIsAsking] = useState(false)
  const draft = ['operations', id, 'reject'] as const
  const reject = useMutation({
    ...mutations.operations.reject(),
    onSuccess: (rejected) => {
      forgetTyped(draft)
      setIsAsking(false)
      keepOperation(rejected)
    },
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{m.enum_operation_action_reject()}</Button>
      {isAsking && (
        <SendBackDialog
          draft={draft}
          heading={m.operations_reject_title()}
          text={m.operations_reject_text({ title })}
          isPending={reject.isPending}
          onConfirm={(comment) => reject.mutate({ id, comment })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const MANY = ['operations', 'new', 'reject'] as const

/** Sends the chosen proposals back with one comment; those that cannot be are named, and stay chosen. */
export function SendBackMany({ chosen, clear }: { chosen: Chosen<Schemas['OperationRow']>; clear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const reject = useMutation({
    ...mutations.operations.rejectByIds(),
    onSuccess: ({ processed, skipped }) => {
      forgetTyped(MANY)
      if (processed > 0) void notify({ message: m.operations_sent_back_count({ count: processed }) })
      if (skipped.length > 0) return
      setIsAsking(false)
      clear()
    },
  })
  const nameOf = (id: number) => chosen.rows.find((row) => row.id === id)?.title ?? ''
  return (
    <>
      <Button
        size="sm"
        onClick={() => {
          reject.reset()
          setIsAsking(true)
        }}
      >
        {m.enum_operation_action_reject()}
      </Button>
      {isAsking && (
        <SendBackDialog
          draft={MANY}
          heading={m.operations_reject_many_title({ count: chosen.count })}
          text={m.operations_reject_many_text()}
          refused={
            reject.data &&
            reject.data.skipped.length > 0 && (
              <Notice tone="amber">
                <ul>
                  {reject.data.skipped.map(({ id, message }) => (
                    <li key={id}>{`${nameOf(id)}, № ${id}: ${message}`}</li>
                  ))}
                </ul>
              </Notice>
            )
          }
          isPending={reject.isPending}
          onConfirm={(comment) => reject.mutate({ ids: chosen.rows.map(({ id }) => id), comment })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
