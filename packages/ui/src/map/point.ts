import type * as leaflet from 'leaflet'

/** The library, which is loaded on demand. */
export type Leaflet = typeof leaflet

/** A place, in degrees. */
export interface MapPoint {
  /** The latitude in degrees. */
  lat: number
  /** The longitude in degrees. */
  lon: number
}

const WESTERNMOST = -25

/** Moves Chukotka, which lies beyond the 180th meridian, to the east of the rest. */
export const eastward = (lon: number) => (lon < WESTERNMOST ? lon + 360 : lon)
