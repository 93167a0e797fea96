import type { Schemas } from '@admin-panel/sdk'

export type DemoModel = [
  name: string,
  body: Schemas['CarBody'],
  generation: string | null,
  from: number,
  to?: number | null,
  nameRu?: string,
]

export interface DemoMake {
  name: string
  nameRu: string
  country: string
  popular?: boolean
  from: number
  to?: number
  models: DemoModel[]
}
