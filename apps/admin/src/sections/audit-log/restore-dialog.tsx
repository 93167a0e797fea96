import { isApiError, type Params } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useEffect, useState, type ReactNode } from 'react'
import { client } from '#data/client.ts'
import { isUnanswered } from '#data/is-unanswered.ts'
import { OperationDialog } from '#list/bulk/operation-dialog.tsx'
import { useSteps } from '#list/bulk/use-steps.ts'
import { Notice } from '@admin-panel/ui/notice'
import { m } from '#paraglide/messages.js'
import { fieldInWords } from '#text/in-words.ts'

type Input = Params<'operations.restore'>

export interface Asked {
  heading: string
  description?: string | undefined
  input: Input
  /** The button that brings one record back. */
  confirm?: string
  /** The fields that come back; those that are refused can be left out. */
  fields?: readonly string[]
  after?: ReactNode
}

export function useRestoreSteps(onRefused: (error: Error) => void) {
  return useSteps({
    send: (input: Input, options) => client.api.operations.restore(input, options),
    onRefused,
  })
}

export const restoreWords = {
  applyText: (count: number) => m.restore_apply({ count }),
  get done() {
    return m.bulk_returned()
  },
}

/** Tries at once what would come back, shows it, and brings it back when asked to. */
export function RestoreDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const [refusal, setRefusal] = useState<Error | null>(null)
  const { prepare, ...steps } = useRestoreSteps(setRefusal)
  const { heading, description, input, confirm, fields, after } = asked
  function begin(next: Input) {
    setRefusal(null)
    prepare(next)
  }
  // To open the dialog is to ask for the dry run, which is a request.
  // oxlint-disable-next-line react/exhaustive-deps -- the input is that of the opening
  useEffect(() => prepare(input), [])
  const left = refusal ? fieldsLeft(fields, refusal) : []
  return (
    <OperationDialog
      steps={steps}
      heading={heading}
      description={description}
      {...restoreWords}
      {...(confirm && { applyText: () => confirm })}
      after={after}
      onClose={onClose}
    >
      {steps.isPreparing && <p className="text-muted">{m.restore_trying()}</p>}
      {refusal && <Refusal entity={input.entity ?? ''} error={refusal} />}
      {left.length > 0 && (
        <Button className="self-start" onClick={() => begin({ ...input, fields: [...left] })}>
          {m.restore_others({ count: left.length })}
        </Button>
      )}
    </OperationDialog>
  )
}

/** The fields that can still come back without the refused ones. */
function fieldsLeft(fields: readonly string[] = [], refusal: Error): readonly string[] {
  const refused = Object.keys((isApiError(refusal) && refusal.details) || {})
  const left = fields.filter((field) => !refused.includes(field))
  return left.length < fields.length ? left : []
}

/** Why nothing comes back, field by field where the server names them. */
export function Refusal({ entity, error }: { entity: string; error: Error }) {
  const details = Object.entries((isApiError(error) && error.details) || {})
  if (details.length === 0)
    return <Notice tone="red">{isUnanswered(error) ? m.error_no_connection() : error.message}</Notice>
  return (
    <div role="alert" className="rounded-xl bg-red-soft p-3 text-red-text">
      <p className="font-label">{m.restore_refused()}</p>
      <ul className="mt-1 list-disc ps-4">
        {details.map(([field, messages]) => (
          <li key={field}>{inWords(fieldInWords(entity, field), messages)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Most messages begin with the name of their field. */
function inWords(label: string, messages: readonly string[] = []) {
  return messages.map((message) => (message.startsWith(`${label}:`) ? message : `${label}: ${message}`)).join('; ')
}
