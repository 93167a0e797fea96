import type { MapPoint } from '@admin-panel/ui/map-view'

const EARTH_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance. */
export function kmBetween(a: MapPoint, b: MapPoint) {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half))
}
