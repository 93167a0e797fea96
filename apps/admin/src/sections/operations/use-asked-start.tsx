import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useState } from 'react'
import { useStart } from '#data/operations/operations.ts'
import { m } from '#paraglide/messages.js'
import type { Operation } from './words.tsx'

/** What a start is called in each state. */
export function startInWords({ status }: Pick<Operation, 'status'>) {
  if (status === 'waiting') return m.operations_confirm()
  return status === 'prepared' ? m.enum_operation_action_start() : m.operations_go_on()
}

/** Starts or confirms the operation; wrong rows of a file are skipped after a question. */
export function useAskedStart({ id, kind, status, total, skipped }: Operation) {
  const start = useStart()
  const [isAsking, setIsAsking] = useState(false)
  const asks = kind === 'import' && skipped > 0 && (status === 'prepared' || status === 'waiting')
  const rows = total ?? skipped
  return {
    run: () => (asks ? setIsAsking(true) : start.mutate({ id })),
    isPending: start.isPending,
    /** Every row of the file is wrong. */
    isPointless: asks && rows === skipped,
    question: asks && (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.operations_skip_title({
          right: rows - skipped,
          total: rows,
          wrong: skipped,
        })}
        description={m.operations_skip_text()}
        confirmText={m.operations_skip_confirm()}
        isPending={start.isPending}
        onConfirm={() => start.mutate({ id, skip_invalid: true }, { onSettled: () => setIsAsking(false) })}
      />
    ),
  }
}
