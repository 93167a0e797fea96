import { Button } from '@admin-panel/ui/button'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import type { Chosen } from '#list/selection.ts'
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
  /** Only staff report what happens at the carrier. */
  isStaffs?: boolean
}

const steps: readonly Step[] = [
  { to: 'confirmed', from: ['new'], done: m.order_done_confirmed },
  { to: 'assembling', from: ['confirmed'], done: m.order_done_assembling },
  { to: 'ready_to_ship', from: ['assembling'], done: m.order_done_ready_to_ship },
  { to: 'in_delivery', from: ['ready_to_ship'], done: m.order_done_in_delivery },
  { to: 'at_pickup', from: ['in_delivery'], done: m.order_done_at_pickup, isStaffs: true },
  { to: 'delivered', from: ['in_delivery', 'at_pickup'], done: m.order_done_delivered, isStaffs: true },
]
const TO_PICK: readonly SubOrderStatus[] = ['new', 'confirmed', 'assembling', 'ready_to_ship']

interface BulkStepsProps {
  parts: Chosen<Part>
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
    ({ from, isStaffs }) =>
      (isStaff || !isStaffs) && (parts.filter !== null || parts.rows.some(({ status }) => from.includes(status))),
  )
  const toPick = parts.filter ? [] : parts.rows.filter(({ status }) => TO_PICK.includes(status)).map(({ id }) => id)
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
          chosen={parts}
          heading={(count) => m.order_bulk_heading({ action: subOrderStatuses[step.to].action(), count })}
          description={description}
          done={step.done()}
          prepare={() => bulkCall('subOrders.changeStatuses', { status: step.to })}
          onClose={(isDone) => {
            setStep(null)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
