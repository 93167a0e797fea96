import type { Map } from 'leaflet'
import { feature } from 'topojson-client'
import type { outline } from './outline.gen.ts'
import { eastward, type Leaflet, type MapPoint } from './point.ts'

/** The outline of the land, as TopoJSON. */
export type Outline = typeof outline

/** The name of a city and its place. */
export interface MapCity extends MapPoint {
  /** The name on the map. */
  name: string
}

/** Draws the land, the home country in a lighter shade, without any network request. */
export function addLand(leaflet: Leaflet, map: Map, outline: Outline) {
  const land = feature(outline, outline.objects.outline)
  leaflet
    .geoJSON(land, {
      interactive: false,
      coordsToLatLng: ([lon = 0, lat = 0]) => leaflet.latLng(lat, eastward(lon)),
      style: (country) => ({
        className: country?.properties.home ? 'map-land map-land-home' : 'map-land',
        weight: 1,
        fillOpacity: 1,
      }),
    })
    .addTo(map)
}

/** Fired on the map by what draws markers, which names make way for. */
export const MARKERS_MOVED = 'markersmoved'

const GAP = 6
const NAME_HEIGHT = 16
const LETTER_WIDTH = 7
/** Where a name may stand: below its city, below a cluster on the city, above it. */
const OFFSETS = [8, 16, -24]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Draws names of cities, the important ones first, where they cover neither each other nor a marker. A name without
 * such a place is hidden until the user zooms in.
 */
export function showCities(leaflet: Leaflet, map: Map, cities: readonly MapCity[]) {
  const layer = leaflet.layerGroup().addTo(map)
  function draw() {
    layer.clearLayers()
    const occupiedBoxes = markersOf(leaflet, map)
    for (const { name, lat, lon } of cities) {
      const place = leaflet.latLng(lat, eastward(lon))
      const { x, y } = map.latLngToLayerPoint(place)
      const half = (name.length * LETTER_WIDTH) / 2
      const boxAt = (offset: number) => ({
        left: x - half,
        top: y + offset,
        right: x + half,
        bottom: y + offset + NAME_HEIGHT,
      })
      const offset = OFFSETS.find((tried) => !occupiedBoxes.some((other) => cover(boxAt(tried), other)))
      if (offset === undefined) continue
      const { left, top, right, bottom } = boxAt(offset)
      occupiedBoxes.push({ left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP })
      const html = document.createElement('span')
      html.textContent = name
      html.style.top = `${offset}px`
      layer.addLayer(
        leaflet.marker(place, {
          icon: leaflet.divIcon({ html, className: 'map-city', iconSize: [0, 0] }),
          interactive: false,
          keyboard: false,
          zIndexOffset: -1000,
        }),
      )
    }
  }
  draw()
  map.on(`moveend ${MARKERS_MOVED}`, draw)
  return () => {
    map.off(`moveend ${MARKERS_MOVED}`, draw)
    layer.remove()
  }
}

/** A city and its surroundings. */
export const REGION = 8
/** As many names say where a place is. */
const NAMES = 3
const FARTHEST = 4

/** The closest view of a place that has three cities around it, so that one sees where it is. */
export function zoomAmong(
  leaflet: Leaflet,
  map: Map,
  { place, cities }: { place: MapPoint; cities: readonly MapCity[] },
) {
  const { x: width, y: height } = map.getSize()
  const away = ({ lat, lon }: MapPoint, zoom: number) => map.project(leaflet.latLng(lat, eastward(lon)), zoom)
  for (let zoom = REGION; zoom > FARTHEST; zoom -= 0.5) {
    const middle = away(place, zoom)
    const named = cities.filter((city) => {
      const { x, y } = away(city, zoom).subtract(middle)
      return Math.abs(x) < (width - city.name.length * LETTER_WIDTH) / 2 && Math.abs(y) < height / 2 - NAME_HEIGHT - GAP
    })
    if (named.length >= NAMES) return zoom
  }
  return FARTHEST
}

/** The places of markers, clusters and the pin, which can be pressed; names cannot. */
function markersOf(leaflet: Leaflet, map: Map): Box[] {
  const boxes: Box[] = []
  map.eachLayer((layer) => {
    if (!(layer instanceof leaflet.Marker) || layer.options.interactive === false) return
    const { iconSize, iconAnchor } = layer.getIcon().options
    const { x: width, y: height } = leaflet.point(iconSize ?? [0, 0])
    // Without an anchor of its own a marker stands around its place.
    const anchor = leaflet.point(iconAnchor ?? [width / 2, height / 2])
    const { x: left, y: top } = map.latLngToLayerPoint(layer.getLatLng()).subtract(anchor)
    boxes.push({ left, top, right: left + width, bottom: top + height })
  })
  return boxes
}

function cover(one: Box, other: Box) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
