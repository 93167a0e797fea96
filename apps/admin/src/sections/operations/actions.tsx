import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { filesOf } from '#data/operations/files.ts'
import { keepOperation, useStop, useWithdraw } from '#data/operations/operations.ts'
import { pathTo } from '#data/paths.ts'
import { mutations } from '#data/queries.ts'
import { FileButton } from '#record/operation-files.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { m } from '#paraglide/messages.js'
import { startInWords, useAskedStart } from './use-asked-start.tsx'
import type { Operation } from './words.tsx'

type Action = Schemas['OperationAction']

/** What may be done with the operation now; the decision on a proposal stands in its card. */
export function OperationActions({ operation }: { operation: Operation }) {
  const { id, actions } = operation
  const navigate = useNavigate()
  const start = useAskedStart(operation)
  const stop = useStop()
  const withdraw = useWithdraw()
  const [isAsking, setIsAsking] = useState(false)
  /** Another operation follows from this one. */
  const onSuccess = (next: Operation) => {
    keepOperation(next)
    void navigate(pathTo('operations', next.id))
  }
  const repeat = useMutation({ ...mutations.operations.repeat(), onSuccess })
  const undo = useMutation({
    ...mutations.operations.undo({ invalidates: ['operations.view'] }),
    onSuccess,
    onError: () => setIsAsking(false),
  })
  const isDecided = actions.includes('reject')
  const offered = [
    {
      action: 'undo',
      label: m.enum_operation_action_undo(),
      run: () => setIsAsking(true),
      isPending: false,
    },
    {
      action: 'repeat',
      label: operation.kind === 'export' ? m.operations_repeat() : m.enum_operation_action_repeat(),
      run: () => repeat.mutate({ id }),
      isPending: repeat.isPending,
    },
    {
      action: 'withdraw',
      label: m.enum_operation_action_withdraw(),
      run: () => withdraw.mutate(id),
      isPending: withdraw.isPending,
    },
    {
      action: 'stop',
      label: m.enum_operation_action_stop(),
      run: () => stop.mutate(id),
      isPending: stop.isPending,
    },
    { action: 'start', label: startInWords(operation), run: start.run, isPending: start.isPending },
  ] as const satisfies readonly { action: Action; label: string; run: () => void; isPending: boolean }[]
  const possible = offered.filter(
    ({ action }) => actions.includes(action) && !(action === 'start' && (isDecided || start.isPointless)),
  )
  usePageActions(possible)
  return (
    <>
      {filesOf(operation).map(
        (file) => file.part === 'result' && <FileButton key={file.part} file={file} variant="primary" />,
      )}
      {possible.map(({ action, label, run, isPending }) => (
        <Button key={action} variant={action === 'start' ? 'primary' : 'secondary'} isPending={isPending} onClick={run}>
          {label}
        </Button>
      ))}
      {!isDecided && start.question}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        heading={m.operations_undo_title({ id })}
        description={m.operations_undo_text({ count: operation.changed })}
        confirmText={m.operations_undo_confirm()}
        cancelText={m.operations_undo_keep()}
        isPending={undo.isPending}
        onConfirm={() => undo.mutate({ id, start: true })}
      />
    </>
  )
}
