import { retryQuery } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Dialog } from '@admin-panel/ui/dialog'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { SortableList } from '@admin-panel/ui/sortable-list'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#shared/notify.ts'
import { mutations } from '#shared/queries.ts'
import { loadAllReasons } from './all-reasons.ts'
import type { Reason } from './form.tsx'

/** Loads every reason anew: the server refuses an order of yesterday's set. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['handbooks', 'reasons', 'order'],
    queryFn: ({ signal }) => loadAllReasons(signal),
    retry: retryQuery,
    staleTime: 0,
  })
  if (data && isFetchedAfterMount && !isError) return <OrderForm reasons={data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} heading={m.reasons_order_title()}>
      {isError ? (
        <EmptyState
          heading={m.reasons_order_failed()}
          action={<Button onClick={() => void refetch()}>{m.list_retry()}</Button>}
        />
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4 py-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-4 w-3/4" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

function OrderForm({ reasons, onClose }: { reasons: readonly Reason[]; onClose: () => void }) {
  const [initial] = useState(reasons)
  const [lines, setLines] = useState(initial)
  const [isLeaving, setIsLeaving] = useState(false)
  const isChanged = lines.some(({ id }, index) => id !== initial[index]?.id)
  const save = useMutation({
    ...mutations.operationReasons.sort({ invalidates: ['operationReasons.list', 'operationReasons.view'] }),
    onSuccess: () => {
      void notify({ message: m.reasons_order_saved() })
      onClose()
    },
  })
  const close = () => (isChanged ? setIsLeaving(true) : onClose())
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || close()}
        heading={m.reasons_order_title()}
        description={m.reasons_order_text()}
        className="w-140"
        footer={
          <>
            <Button onClick={close}>{m.reasons_order_cancel()}</Button>
            <Button
              variant="primary"
              pending={save.isPending}
              aria-disabled={!isChanged}
              onClick={() => save.mutate({ ids: lines.map(({ id }) => id) })}
            >
              {m.reasons_order_save()}
            </Button>
          </>
        }
      >
        <SortableList
          label={m.reasons_order_title()}
          items={lines}
          itemId={({ id }) => String(id)}
          itemName={({ name }) => name}
          onReorder={setLines}
          renderItem={({ name, code, is_active }) => (
            <>
              <span className={is_active ? 'min-w-0 grow' : 'min-w-0 grow text-muted'}>
                {name}
                {!is_active && ` (${m.reasons_status_off().toLocaleLowerCase()})`}
              </span>
              <span className="hidden shrink-0 font-mono text-xs text-muted sm:inline">{code}</span>
            </>
          )}
        />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        heading={m.form_leave_title()}
        description={m.reasons_order_leave_text()}
        confirmText={m.form_leave_go()}
        onConfirm={onClose}
      />
    </>
  )
}
