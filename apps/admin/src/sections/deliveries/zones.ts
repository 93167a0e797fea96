import { randomId } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Rate } from './values.ts'

/** A row of the grid: a tier and its key. */
export interface RateLine extends Rate {
  key: string
}

export interface ZoneName {
  key: string
  label: string
}

type Place = Pick<Rate, 'city_id' | 'region_id'>

const EVERYWHERE = 'everywhere'

export function zoneKey({ city_id, region_id }: Place) {
  if (city_id !== null) return `city-${city_id}`
  return region_id === null ? EVERYWHERE : `region-${region_id}`
}

export function zoneName(zones: readonly ZoneName[], key: string) {
  if (key === EVERYWHERE) return m.delivery_zone_everywhere()
  return zones.find((zone) => zone.key === key)?.label ?? key
}

const rank = (key: string) => (key === EVERYWHERE ? 2 : key.startsWith('region') ? 1 : 0)

/** Rows by zone, most specific zone first, as the server selects them. */
export function byZone(lines: readonly RateLine[]) {
  const zones = new Map<string, RateLine[]>()
  for (const line of lines) zones.set(zoneKey(line), [...(zones.get(zoneKey(line)) ?? []), line])
  return [...zones].toSorted(([a], [b]) => rank(a) - rank(b))
}

/** The next tier of a zone starts where the last one ends and copies its price. */
export function nextTier(place: Place, last: Rate | undefined): RateLine {
  const from = last?.weight_to_g ?? 0
  return {
    key: randomId(),
    city_id: place.city_id,
    region_id: place.region_id,
    weight_from_g: from,
    weight_to_g: from + 5000,
    price_kopecks: last?.price_kopecks ?? 30_000,
    free_from_kopecks: last?.free_from_kopecks ?? null,
    days_min: last?.days_min ?? 1,
    days_max: last?.days_max ?? 3,
  }
}
