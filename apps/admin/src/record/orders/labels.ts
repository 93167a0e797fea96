import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type Carrier = Schemas['Carrier']
export type DeliveryType = Schemas['DeliveryType']

const carriers: Record<Carrier, () => string> = {
  own: m.order_carrier_own,
  cdek: m.order_carrier_cdek,
  post: m.order_carrier_post,
  other: m.order_carrier_other,
}

const deliveryTypes: Record<DeliveryType, () => string> = {
  courier: m.order_delivery_courier,
  pickup: m.order_delivery_pickup,
  post: m.order_delivery_post,
}

export const carrierName = (carrier: Carrier) => carriers[carrier]()
export const deliveryTypeName = (type: DeliveryType) => deliveryTypes[type]()
export const carrierOptions = () => choices(carriers)
export const deliveryTypeOptions = () => choices(deliveryTypes)

function choices<Name extends string>(labels: Record<Name, () => string>) {
  // The records above name every value of the contract's enums, and nothing else.
  return (Object.keys(labels) as Name[]).map((value) => ({ value, label: labels[value]() }))
}
