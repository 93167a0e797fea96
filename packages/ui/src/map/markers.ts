import type { LatLngExpression, Map, Marker } from 'leaflet'
import Supercluster, { type ClusterProperties } from 'supercluster'
import { MARKERS_MOVED } from './land.ts'
import { eastward, type Leaflet, type MapPoint } from './point.ts'
import type { MapTexts } from './texts.ts'

/** The colour of a marker. */
export type MapTone = 'grey' | 'blue' | 'green' | 'amber' | 'red'

/** A point that can be selected; `label` is its accessible name. */
export interface MapMarker extends MapPoint {
  /** Identifies the marker; unique on the map. */
  id: number
  /** The name of the place. */
  label: string
  /**
   * The colour.
   *
   * @default 'blue'
   */
  tone?: MapTone
}

interface Options {
  markers: readonly MapMarker[]
  selected: number | undefined
  texts: MapTexts
  onSelect: (id: number) => void
}

const RADIUS = 48
/** The last zoom level at which close markers form a cluster. */
export const CLUSTERED_UNTIL = 12
const AROUND_THE_VIEW = 0.5

/** Draws markers, and a circle with a count for each cluster. Tab reaches each of them. */
export function showMarkers(leaflet: Leaflet, map: Map, { markers, selected, texts, onSelect }: Options) {
  const index = new Supercluster<MapMarker, MapMarker>({ radius: RADIUS, maxZoom: CLUSTERED_UNTIL }).load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: marker,
      geometry: { type: 'Point', coordinates: [marker.lon, marker.lat] },
    })),
  )
  const layer = leaflet.layerGroup().addTo(map)
  let visibleMarkers: Record<string, Marker> = {}

  /** Visible markers keep their elements, and so the focus. */
  function draw() {
    const view = map.getBounds().pad(AROUND_THE_VIEW)
    const next: typeof visibleMarkers = {}
    const clusters = index.getClusters(
      [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()],
      Math.round(map.getZoom()),
    )
    for (const { properties, geometry } of clusters) {
      const [lon = 0, lat = 0] = geometry.coordinates
      const key = 'cluster_id' in properties ? `cluster:${properties.cluster_id}` : `marker:${properties.id}`
      next[key] = visibleMarkers[key] ?? add(properties, [lat, eastward(lon)])
    }
    for (const [key, marker] of Object.entries(visibleMarkers)) if (!next[key]) layer.removeLayer(marker)
    visibleMarkers = next
    map.fire(MARKERS_MOVED)
  }

  function add(properties: MapMarker | ClusterProperties, place: LatLngExpression) {
    if ('cluster_id' in properties) {
      const { cluster_id, point_count } = properties
      return button(place, ['map-cluster'], texts.cluster(point_count), String(point_count), () =>
        map.setView(place, index.getClusterExpansionZoom(cluster_id)),
      )
    }
    const { id, label, tone = 'blue' } = properties
    const look = ['map-marker', `map-marker-${tone}`, ...(id === selected ? ['map-marker-selected'] : [])]
    const marker = button(place, look, label, '', () => onSelect(id))
    if (id === selected) marker.setZIndexOffset(1000).getElement()?.setAttribute('aria-current', 'true')
    return marker
  }

  function button(place: LatLngExpression, look: string[], name: string, text: string, press: () => void) {
    const html = document.createElement('span')
    html.textContent = text
    const icon = leaflet.divIcon({ html, className: look.join(' '), iconSize: text ? [28, 28] : [24, 24] })
    const marker = leaflet.marker(place, { icon, riseOnHover: true }).addTo(layer)
    marker.getElement()?.setAttribute('aria-label', name)
    // Leaflet takes a string for HTML, and names are typed by sellers.
    const tip = document.createElement('span')
    tip.textContent = name
    marker.bindTooltip(tip, { direction: 'top', offset: [0, -12], className: 'map-tip' })
    marker.on('click', press)
    marker.on('keydown', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') press()
    })
    return marker
  }

  draw()
  map.on('moveend', draw)
  return () => {
    map.off('moveend', draw)
    layer.remove()
  }
}
