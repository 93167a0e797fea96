import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type Service = Schemas['StorePointService']

export const serviceOptions = () =>
  // The cast is safe: the record has exactly the contract's services as keys.
  (Object.keys(storePointServiceWords) as Service[]).map((value) => ({ value, label: storePointServiceWords[value]() }))
