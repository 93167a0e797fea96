import type { Schemas } from '@admin-panel/sdk'
import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { objectionOutcomeWords } from '#contract/enums/objection-outcome.gen.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { m } from '#paraglide/messages.js'
import { StatusDialog } from '#record/status/status-dialog.tsx'

type Entry = Schemas['LedgerEntry']
type Outcome = Schemas['ObjectionOutcome']

interface ObjectionDialogProps {
  entry: Entry
  onClose: () => void
}

const target = { status: 'said', requires_reason: false, requires_comment: true, reason_operation: null } as const

/** What both dialogs share: the comment is kept until it is sent, and the period is read again. */
function useSaying(draft: readonly [string, number, string], onClose: () => void) {
  return {
    draft,
    target,
    isDanger: false,
    hasUntil: false,
    onClose,
    done: () => {
      forgetTyped(draft)
      void invalidateResource('ledgerEntries')
      void invalidateResource('settlements')
      void invalidateRecords('settlements')
      onClose()
    },
  }
}

/** The seller says what is wrong with an entry. */
export function ObjectDialog({ entry: { id }, onClose }: ObjectionDialogProps) {
  const { done, ...shared } = useSaying(['ledgerEntries', id, 'object'], onClose)
  const say = useMutation({
    mutationFn: (comment: string) => client.api.ledgerEntries.object({ id, comment }),
    onSuccess: done,
  })
  return (
    <StatusDialog
      {...shared}
      heading={m.settlements_object_title({ id })}
      description={m.settlements_object_text()}
      confirmText={m.settlements_object()}
      isPending={say.isPending}
      onConfirm={({ comment }) => say.mutate(comment ?? '')}
    />
  )
}

/** Staff say whether the entry is right. */
export function AnswerDialog({ entry: { id, objection }, onClose }: ObjectionDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>('kept')
  const { done, ...shared } = useSaying(['ledgerEntries', id, 'answer'], onClose)
  const say = useMutation({
    mutationFn: (comment: string) => client.api.ledgerEntries.answer({ id, comment, objection_outcome: outcome }),
    onSuccess: done,
  })
  return (
    <StatusDialog
      {...shared}
      heading={m.settlements_answer_title({ id })}
      description={objection?.comment}
      details={
        <Field label={m.field_objection_outcome()} hint={m.settlements_answer_hint()}>
          <NativeSelect
            value={outcome}
            onChange={({ target: { value } }) => setOutcome(value === 'corrected' ? 'corrected' : 'kept')}
          >
            <option value="kept">{objectionOutcomeWords.kept()}</option>
            <option value="corrected">{objectionOutcomeWords.corrected()}</option>
          </NativeSelect>
        </Field>
      }
      confirmText={m.settlements_answer()}
      isPending={say.isPending}
      onConfirm={({ comment }) => say.mutate(comment ?? '')}
    />
  )
}
