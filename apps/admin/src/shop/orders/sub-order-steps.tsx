import { Button } from '@admin-panel/ui/button'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { BulkItem } from '#list/bulk/batches.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { client } from '#data/client.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { invalidateRecords, invalidateResource } from '#data/cache.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { subOrderStatuses, type SubOrderStatus } from './sub-order-statuses.ts'

const PickingList = lazyPart(async () => (await import('./picking-list.tsx')).PickingList)

export interface Part {
  id: number
  version: number
  number: string
  status: SubOrderStatus
}

interface Step {
  to: SubOrderStatus
  from: readonly SubOrderStatus[]
  done: () => string
  /** The step can be undone. */
  isReversible?: boolean
  /** Only staff report what happens at the carrier. */
  isStaffs?: boolean
}

const steps: readonly Step[] = [
  { to: 'confirmed', from: ['new'], done: m.order_done_confirmed, isReversible: true },
  { to: 'assembling', from: ['confirmed'], done: m.order_done_assembling, isReversible: true },
  { to: 'ready_to_ship', from: ['assembling'], done: m.order_done_ready_to_ship, isReversible: true },
  { to: 'in_delivery', from: ['ready_to_ship'], done: m.order_done_in_delivery },
  { to: 'at_pickup', from: ['in_delivery'], done: m.order_done_at_pickup, isStaffs: true },
  { to: 'delivered', from: ['in_delivery', 'at_pickup'], done: m.order_done_delivered, isStaffs: true },
]
const TO_PICK: readonly SubOrderStatus[] = ['new', 'confirmed', 'assembling', 'ready_to_ship']

interface BulkStepsProps {
  parts: readonly Part[]
  /** Content above the check, if the selected rows are not sub-orders themselves. */
  description?: string
  onDone: () => void
}

/** Runs the next step of many sub-orders at once and offers their picking list. */
export function BulkSteps({ parts, description, onDone }: BulkStepsProps) {
  const canChange = useCan('order.statusChange')
  const isStaff = useIsStaff()
  const [step, setStep] = useState<Step | null>(null)
  const [isPicking, setIsPicking] = useState(false)
  const offered = steps.filter(
    ({ from, isStaffs }) => (isStaff || !isStaffs) && parts.some(({ status }) => from.includes(status)),
  )
  const toPick = parts.filter(({ status }) => TO_PICK.includes(status)).map(({ id }) => id)
  return (
    <>
      {canChange &&
        offered.map((one) => (
          <Button key={one.to} size="sm" onClick={() => setStep(one)}>
            {subOrderStatuses[one.to].action()}
          </Button>
        ))}
      {toPick.length > 0 && (
        <Button size="sm" onClick={() => setIsPicking(true)}>
          <ClipboardList aria-hidden />
          {m.order_picking()}
        </Button>
      )}
      {isPicking && <PickingList ids={toPick} onClose={() => setIsPicking(false)} />}
      {step && (
        <BulkDialog
          of="subOrders"
          heading={m.order_bulk_heading({ action: subOrderStatuses[step.to].action(), count: parts.length })}
          description={description}
          done={step.done()}
          rows={parts}
          nameOf={({ number }) => number}
          prepare={() => changeOf(step)}
          onChanged={reload}
          onClose={(isDone) => {
            setStep(null)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}

const send = (status: SubOrderStatus, items: BulkItem[], dry_run: boolean) =>
  client.api.subOrders.changeStatuses({ items, status, dry_run })

function changeOf({ to, isReversible }: Step) {
  return {
    send: (items: BulkItem[], isDryRun: boolean) => send(to, items, isDryRun),
    isSame: ({ status }: Part) => status === to,
    before: ({ status }: Part) => subOrderStatuses[status].label(),
    after: subOrderStatuses[to].label(),
    ...(isReversible && {
      undo: {
        key: ({ status }: Part) => status,
        send:
          ({ status }: Part) =>
          (items: BulkItem[]) =>
            send(status, items, false),
      },
    }),
  }
}

function reload() {
  void invalidateResource('subOrders')
  void invalidateResource('orders')
  void invalidateRecords('subOrders')
  void invalidateRecords('orders')
}
