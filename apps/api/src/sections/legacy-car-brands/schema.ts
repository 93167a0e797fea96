import { pgTable } from '#db/drizzle.ts'
import { legacyRecord, payloadOf } from '#sections/legacy/public.ts'

/** The export format of the previous system. */
export interface LegacyCarBrandPayload {
  title: string
  country: string | null
  models: { title: string; from: number | null; to: number | null }[]
}

export const legacyCarBrand = pgTable('legacy_car_brand', {
  ...legacyRecord,
  payload: payloadOf<LegacyCarBrandPayload>(),
})
