import { retryQuery } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Dialog } from '@admin-panel/ui/dialog'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#shared/notify.ts'
import { mutations } from '#shared/queries.ts'
import { loadAllReasons } from './all-reasons.ts'
import type { Reason } from './form.tsx'
import { moved, type Move } from './move.ts'
import { OrderList } from './order-list.tsx'

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

const moves = [
  { move: 'first', label: m.reasons_order_first, icon: ArrowUpToLine },
  { move: 'up', label: m.reasons_order_up, icon: ArrowUp },
  { move: 'down', label: m.reasons_order_down, icon: ArrowDown },
  { move: 'last', label: m.reasons_order_last, icon: ArrowDownToLine },
] as const satisfies readonly { move: Move; label: () => string; icon: unknown }[]

function OrderForm({ reasons, onClose }: { reasons: readonly Reason[]; onClose: () => void }) {
  const [initial] = useState(() => reasons.map(({ id }) => id))
  const [ids, setIds] = useState<readonly number[]>(initial)
  const [current, setCurrent] = useState(initial[0] ?? 0)
  const [isLeaving, setIsLeaving] = useState(false)
  const isChanged = ids.some((id, index) => id !== initial[index])
  const lines = ids.flatMap((id) => reasons.find((reason) => reason.id === id) ?? [])
  const save = useMutation({
    ...mutations.operationReasons.sort({ invalidates: ['operationReasons.list', 'operationReasons.view'] }),
    onSuccess: () => {
      void notify({ message: m.reasons_order_saved() })
      onClose()
    },
  })
  const close = () => (isChanged ? setIsLeaving(true) : onClose())
  const move = (to: Move) => setIds(moved(ids, current, to))
  const place = ids.indexOf(current) + 1
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
            <div role="toolbar" aria-label={m.reasons_order()} className="me-auto flex gap-1">
              {moves.map(({ move: to, label, icon: Icon }) => (
                <IconButton
                  key={to}
                  label={label()}
                  variant="secondary"
                  size="md"
                  aria-disabled={moved(ids, current, to) === ids}
                  onClick={() => move(to)}
                >
                  <Icon aria-hidden />
                </IconButton>
              ))}
            </div>
            <Button onClick={close}>{m.reasons_order_cancel()}</Button>
            <Button
              variant="primary"
              pending={save.isPending}
              aria-disabled={!isChanged}
              onClick={() => save.mutate({ ids: [...ids] })}
            >
              {m.reasons_order_save()}
            </Button>
          </>
        }
      >
        <OrderList lines={lines} current={current} onChoose={setCurrent} onMove={move} />
        <output className="sr-only">
          {isChanged &&
            m.reasons_order_moved({
              name: lines[place - 1]?.name ?? '',
              place,
              total: ids.length,
            })}
        </output>
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
