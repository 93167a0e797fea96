import type * as leaflet from 'leaflet'

export type Leaflet = typeof leaflet

export interface MapPoint {
  lat: number
  lon: number
}

const WESTERNMOST = -25

/** Chukotka lies beyond the 180th meridian: on this map it is to the east of the rest. */
export const eastward = (lon: number) => (lon < WESTERNMOST ? lon + 360 : lon)
