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

const GAP = 6
const NAME_HEIGHT = 16
const LETTER_WIDTH = 7

/**
 * Draws names of cities, the important ones first. A name that would overlap another is hidden until the user zooms
 * in.
 */
export function showCities(leaflet: Leaflet, map: Map, cities: readonly MapCity[]) {
  const layer = leaflet.layerGroup().addTo(map)
  function draw() {
    const taken: { left: number; top: number; right: number; bottom: number }[] = []
    layer.clearLayers()
    for (const { name, lat, lon } of cities) {
      const place = leaflet.latLng(lat, eastward(lon))
      const { x, y } = map.latLngToLayerPoint(place)
      const half = (name.length * LETTER_WIDTH) / 2 + GAP
      const box = {
        left: x - half,
        top: y,
        right: x + half,
        bottom: y + NAME_HEIGHT + GAP,
      }
      const isCovered = taken.some(
        (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      )
      if (isCovered) continue
      taken.push(box)
      const html = document.createElement('span')
      html.textContent = name
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
  map.on('zoomend', draw)
  return () => {
    map.off('zoomend', draw)
    layer.remove()
  }
}
