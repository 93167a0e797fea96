import { carrierWords } from '#contract/enums/carrier.gen.ts'
import { deliveryTypeWords } from '#contract/enums/delivery-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type Carrier = Schemas['Carrier']
export type DeliveryType = Schemas['DeliveryType']

export const carrierName = (carrier: Carrier) => carrierWords[carrier]()
export const deliveryTypeName = (type: DeliveryType) => deliveryTypeWords[type]()
export const carrierOptions = () => choices(carrierWords)
export const deliveryTypeOptions = () => choices(deliveryTypeWords)

function choices<Name extends string>(labels: Record<Name, () => string>) {
  // The casts are safe: the records above have exactly the contract's values as keys.
  return (Object.keys(labels) as Name[]).map((value) => ({ value, label: labels[value]() }))
}
