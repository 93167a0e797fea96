import type { Schemas } from '@admin-panel/sdk'

export type Service = Schemas['StorePointService']
