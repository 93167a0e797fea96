import { Field } from '@admin-panel/ui/field'
import { Textarea } from '@admin-panel/ui/textarea'
import { useState } from 'react'
import { forgetTyped, useTyped } from '#form/drafts/use-typed.ts'
import { bulkCall, type BulkRow } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { Chosen } from '#list/selection.ts'
import { m } from '#paraglide/messages.js'

const SHORTEST = 5
const draft = ['reconciliations', 'new', 'resolve'] as const

interface ResolveDialogProps {
  chosen: Chosen<BulkRow>
  onClose: (isDone: boolean) => void
}

/** Says where differences come from. */
export function ResolveDialog({ chosen, onClose }: ResolveDialogProps) {
  const [comment, setComment] = useTyped(draft, 'comment', '')
  const [isMissing, setIsMissing] = useState(false)
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.reconciliations_resolve_title({ count })}
      description={m.reconciliations_resolve_text()}
      done={m.reconciliations_resolved()}
      prepare={() => {
        const isShort = comment.trim().length < SHORTEST
        setIsMissing(isShort)
        return isShort ? null : bulkCall('reconciliations.resolveByIds', { comment: comment.trim() })
      }}
      onClose={(isDone) => {
        if (isDone) forgetTyped(draft)
        onClose(isDone)
      }}
    >
      <Field
        label={m.field_kept_reconciliation_resolution()}
        error={isMissing ? m.reconciliations_resolve_short() : undefined}
      >
        <Textarea value={comment} maxLength={500} onChange={({ target }) => setComment(target.value)} />
      </Field>
    </BulkDialog>
  )
}
