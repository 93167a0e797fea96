import type { LatLng, LeafletMouseEvent, Map } from 'leaflet'
import { MARKERS_MOVED } from './land.ts'
import { eastward, type Leaflet, type MapPoint } from './point.ts'

interface Options {
  value: MapPoint | null | undefined
  name: string
  onValueChange: ((point: MapPoint) => void) | undefined
}

// Five decimals of a degree are about a metre, which is finer than a click on the map.
const DIGITS = 5

function pointOf(place: LatLng): MapPoint {
  const { lat, lng } = place.wrap()
  return { lat: Number(lat.toFixed(DIGITS)), lon: Number(lng.toFixed(DIGITS)) }
}

/** Draws the point that is being placed: a click puts it, a drag moves it. */
export function showPin(leaflet: Leaflet, map: Map, { value, name, onValueChange }: Options) {
  const html = document.createElement('span')
  const icon = leaflet.divIcon({ html, className: 'map-pin', iconSize: [24, 29], iconAnchor: [12, 29] })
  const pin =
    value &&
    leaflet
      .marker([value.lat, eastward(value.lon)], {
        icon,
        draggable: Boolean(onValueChange),
        keyboard: false,
        zIndexOffset: 2000,
      })
      .addTo(map)
  pin?.getElement()?.setAttribute('role', 'img')
  pin?.getElement()?.setAttribute('aria-label', name)
  pin?.on('dragend', () => onValueChange?.(pointOf(pin.getLatLng())))
  if (pin) map.fire(MARKERS_MOVED)
  const place = ({ latlng }: LeafletMouseEvent) => onValueChange?.(pointOf(latlng))
  map.on('click', place)
  return () => {
    map.off('click', place)
    pin?.remove()
  }
}
