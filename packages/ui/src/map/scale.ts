import type { Map } from 'leaflet'
import type { Leaflet } from './point.ts'

const WIDEST = 96
const STEPS = [5, 2, 1]

/** Adds a scale bar: the map has no streets to judge distances by. */
export function addScale(leaflet: Leaflet, map: Map, locale: string) {
  const bar = document.createElement('div')
  bar.className = 'map-scale'
  function draw() {
    const { y } = map.getSize()
    const metres = map.distance(map.containerPointToLatLng([0, y / 2]), map.containerPointToLatLng([WIDEST, y / 2]))
    const power = 10 ** Math.floor(Math.log10(metres))
    const round = power * (STEPS.find((step) => step * power <= metres) ?? 1)
    const unit = round < 1000 ? 'meter' : 'kilometer'
    bar.style.width = `${(WIDEST * round) / metres}px`
    bar.textContent = (round < 1000 ? round : round / 1000).toLocaleString(locale, { style: 'unit', unit })
  }
  const Scale = leaflet.Control.extend({ onAdd: () => bar, onRemove: () => map.off('zoomend moveend', draw) })
  new Scale({ position: 'bottomleft' }).addTo(map)
  map.on('zoomend moveend', draw)
  draw()
}
