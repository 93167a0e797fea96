import type { Principal } from '#db/actor.ts'
import { isBeforeShipping, isFinal, type SubOrderStatus } from './statuses.ts'

/** Masks a phone number: «+7 ••• •••-45-67» */
export function maskedPhone(phone: string): string {
  const tail = phone.slice(-4)
  return `${phone.slice(0, 2)} ••• •••-${tail.slice(0, 2)}-${tail.slice(2)}`
}

/** Masks an e-mail address: «a•••@example.com» */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1•••')
}

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
