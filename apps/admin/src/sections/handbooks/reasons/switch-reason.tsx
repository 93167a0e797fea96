import type { CacheDraft } from '@admin-panel/hooks'
import type { OperationId } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#shared/notify.ts'
import { mutations, queries, queryClient } from '#shared/queries.ts'
import type { Reason } from './form.tsx'

const LISTS = 'operationReasons.list' satisfies OperationId

interface Rows {
  items: Reason[]
}

/** Turns reasons on and off: shown at once, taken back if the server refuses, undone from the toast. */
export function useSwitchReason(onSwitched?: (reason: Reason) => void) {
  const enable = useMutation({ ...mutations.operationReasons.enable(settings(true)), onSuccess: done })
  const disable = useMutation({ ...mutations.operationReasons.disable(settings(false)), onSuccess: done })

  function change({ id, version }: Reason, isActive: boolean) {
    const { mutate } = isActive ? enable : disable
    mutate({ id, version })
  }

  function done(reason: Reason) {
    keepReason(reason)
    onSwitched?.(reason)
    const { name, is_active } = reason
    const message = is_active ? m.reasons_enabled({ name }) : m.reasons_disabled({ name })
    void notify({
      message,
      component: Undoable,
      props: { message, onUndo: () => change(reason, !is_active) },
    })
  }

  return { change, isPending: enable.isPending || disable.isPending }
}

function settings(is_active: boolean) {
  return {
    invalidates: [LISTS],
    optimistic: {
      apply: (cache: CacheDraft, { id }: { id: number }) =>
        cache.update<Rows>([LISTS], (rows) => withRow(rows, id, (row) => ({ ...row, is_active }))),
    },
  } as const
}

/** The cache learns what the answer of a change says: the next change needs its version. */
export function keepReason(reason: Reason) {
  queryClient.setQueryData(queries.operationReasons.view({ id: reason.id }).queryKey, reason)
  queryClient.setQueriesData<Rows>({ queryKey: [LISTS] }, (rows) => rows && withRow(rows, reason.id, () => reason))
}

function withRow<R extends Rows>(rows: R, id: number, next: (row: Reason) => Reason): R {
  return { ...rows, items: rows.items.map((row) => (row.id === id ? next(row) : row)) }
}

function Undoable({ message, onUndo }: { message: string; onUndo: () => void }) {
  const [isUndone, setIsUndone] = useState(false)
  function undo() {
    setIsUndone(true)
    onUndo()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0">{message}</p>
      {isUndone ? (
        <span className="text-muted">{m.reasons_undone()}</span>
      ) : (
        <Button size="sm" onClick={undo}>
          {m.reasons_undo()}
        </Button>
      )}
    </div>
  )
}
