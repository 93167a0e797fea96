import { pgTable } from 'drizzle-orm/pg-core'
import { legacyRecord, payloadOf } from '#sections/legacy/public.ts'

/** As the previous system exported it. */
export interface LegacyCarBrandPayload {
  title: string
  country: string | null
  models: { title: string; from: number | null; to: number | null }[]
}

export const legacyCarBrand = pgTable('legacy_car_brand', {
  ...legacyRecord,
  payload: payloadOf<LegacyCarBrandPayload>(),
})
