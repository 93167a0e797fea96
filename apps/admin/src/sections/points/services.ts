import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type Service = Schemas['StorePointService']

export const serviceOptions = () =>
  // The record names every service of the contract, and nothing else.
  (Object.keys(storePointServiceWords) as Service[]).map((value) => ({ value, label: storePointServiceWords[value]() }))
