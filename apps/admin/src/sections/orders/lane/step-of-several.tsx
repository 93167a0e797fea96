import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Kbd } from '@admin-panel/ui/kbd'
import { useMutation } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { showError } from '#data/notify/show-error.ts'
import { useCan } from '#data/queries.ts'
import { useKeys } from '#page/keys/use-keys.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'
import { usePageActions } from '#page/page-actions.ts'
import { subOrderStatuses, type SubOrderStatus } from '#shop/orders/sub-order-statuses.ts'
import { reloadSubOrder } from './keep-sub-order.ts'
import { STEP_KEY } from './usual-move.ts'

type Card = Schemas['SubOrderCard']
type Parts = Schemas['BulkItem'][]

const words: Partial<Record<SubOrderStatus, (inputs: { count: number }) => string>> = {
  confirmed: m.orders_step_confirmed,
  assembling: m.orders_step_assembling,
  ready_to_ship: m.orders_step_ready_to_ship,
}

const send = (status: SubOrderStatus, items: Parts) => client.api.subOrders.changeStatuses({ status, items })

/** «Подтвердить 2 подзаказа»: the same step of several parts of an order, which the toast takes back. */
export function StepOfSeveral({ cards, to }: { cards: readonly Card[]; to: SubOrderStatus }) {
  const canChange = useCan('order.statusChange')
  const [from] = cards.map(({ status }) => status)
  const reload = () => {
    for (const card of cards) reloadSubOrder(card)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      send(
        to,
        cards.map(({ id, version }) => ({ id, version })),
      ),
    onSettled: reload,
    onSuccess: ({ changed, skipped }) => {
      for (const { message } of skipped) void notify({ status: 'error', message })
      if (changed.length === 0) return
      void notifyUndoable({
        message: m.orders_step_done({ count: changed.length, status: subOrderStatuses[to].label() }),
        onUndo: () => void takeBack(changed),
      })
    },
  })
  async function takeBack(changed: Parts) {
    try {
      if (from) await send(from, changed)
    } catch (error) {
      showError(error)
    }
    reload()
  }
  const label = words[to]?.({ count: cards.length }) ?? subOrderStatuses[to].action()
  useKeys(canChange ? [{ shortcut: STEP_KEY, run: () => mutate() }] : [])
  usePageActions(canChange ? [{ label, shortcut: STEP_KEY, run: () => mutate() }] : [])
  if (!canChange) return null
  return (
    <Button variant="primary" isPending={isPending} onClick={() => mutate()}>
      {label}
      <Kbd className="max-sm:hidden">{shortcutText(STEP_KEY)}</Kbd>
    </Button>
  )
}
