import { carrierWords } from '#contract/enums/carrier.gen.ts'
import { deliveryTypeWords } from '#contract/enums/delivery-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type Carrier = Schemas['Carrier']
export type DeliveryType = Schemas['DeliveryType']

export const carrierName = (carrier: Carrier) => carrierWords[carrier]()
export const deliveryTypeName = (type: DeliveryType) => deliveryTypeWords[type]()
export const carrierOptions = () => optionsOf(carrierWords)
export const deliveryTypeOptions = () => optionsOf(deliveryTypeWords)
