import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { optionsOf } from '#text/options-of.ts'

export type Service = Schemas['StorePointService']

export const serviceOptions = () => optionsOf(storePointServiceWords)
