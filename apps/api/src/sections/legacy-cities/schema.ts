import { pgTable, text } from '#db/drizzle.ts'
import { legacyRecord, payloadOf } from '#sections/legacy/public.ts'

/** The export format of the previous system. */
export interface LegacyCityPayload {
  title: string
  region: string
  kind: string
  lat: number | null
  lng: number | null
  people: number | null
}

export const legacyCity = pgTable('legacy_city', {
  ...legacyRecord,
  payload: payloadOf<LegacyCityPayload>(),
  region_name: text().notNull(),
})
