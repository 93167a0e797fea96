import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { oneSpot } from '#text/one-spot.ts'
import { oneLine } from '#text/one-line.ts'
import { isTimeZone } from '#text/time-zone.ts'
import { zoneOfRegion } from './queries.ts'
import { validation } from '#text/language/say.ts'

/** Normalizes names and lowercases codes; refuses an unknown region or time zone. */
export async function normalize(db: Database, input: Call<'cities.update'>['body']) {
  const { name, name_in, region_id, fias_id, time_zone } = input
  const details: Details = {}
  if (region_id !== undefined && !(await zoneOfRegion(db, region_id)))
    details['region_id'] = [validation().enum('Регион')]
  if (time_zone !== undefined && !isTimeZone(time_zone)) details['time_zone'] = [validation().enum('Часовой пояс')]
  if (Object.keys(details).length > 0) throw invalid(details)
  return {
    ...(name !== undefined && { name: requireName(name, 2) }),
    ...(name_in !== undefined && { name_in: oneLine(name_in) }),
    ...(fias_id !== undefined && { fias_id: fias_id?.toLowerCase() ?? null }),
    ...oneSpot(input),
  }
}
