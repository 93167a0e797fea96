import { Button } from '@admin-panel/ui/button'
import type { Schemas } from '@admin-panel/sdk'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useCanAsStaff } from '#data/access/use-is-staff.ts'
import { lazyPart } from '#page/lazy-part.tsx'

const PaymentDialog = lazyPart(async () => (await import('./payment-dialog.tsx')).PaymentDialog)

/** What the provider has not reported: a person records it by hand. */
export function PaymentButtons({ order }: { order: Schemas['Order'] }) {
  const [way, setWay] = useState<'in' | 'out' | null>(null)
  const canRecord = useCanAsStaff('payment-system.receive')
  if (!canRecord) return null
  const held = order.paid_kopecks - order.refunded_kopecks
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" onPointerEnter={PaymentDialog.prepare} onClick={() => setWay('in')}>
        {m.orders_pay_in()}
      </Button>
      {held > 0 && (
        <Button size="sm" onPointerEnter={PaymentDialog.prepare} onClick={() => setWay('out')}>
          {m.orders_pay_out()}
        </Button>
      )}
      {way && <PaymentDialog key={way} order={order} way={way} onClose={() => setWay(null)} />}
    </div>
  )
}
