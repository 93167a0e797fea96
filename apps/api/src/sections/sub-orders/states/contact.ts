import type { Principal } from '#db/actor.ts'
import { isBeforeShipping, isFinal, type SubOrderStatus } from './statuses.ts'

interface Shipment {
  carrier: string | null
  status: SubOrderStatus
}

/** Staff always see the buyer's contacts, a seller only while their own courier carries a confirmed sub-order. */
export function mayReachBuyer({ scope }: Principal, shipments: readonly Shipment[]): boolean {
  if (scope === 'all') return true
  return shipments.some(({ carrier, status }) => carrier === 'own' && isUnderWay(status))
}

function isUnderWay(status: SubOrderStatus): boolean {
  if (isBeforeShipping(status)) return status !== 'awaiting_payment' && status !== 'new'
  return !isFinal(status)
}
