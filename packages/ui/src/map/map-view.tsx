import type { Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#cn.ts'
import { addLand, REGION, showCities, zoomAmong, type MapCity, type Outline } from './land.ts'
import { CLUSTERED_UNTIL, showMarkers, type MapMarker } from './markers.ts'
import { showPin } from './pin.ts'
import { eastward, type Leaflet, type MapPoint } from './point.ts'
import { addScale } from './scale.ts'
import { useMapTexts } from './texts.ts'
import { useTexts } from '#texts/texts.ts'

export type { MapCity, MapMarker, MapPoint }

/** The visible area, in degrees. `east` exceeds 180 beyond the 180th meridian. */
export interface MapBounds {
  /** The least longitude. */
  west: number
  /** The least latitude. */
  south: number
  /** The greatest longitude. */
  east: number
  /** The greatest latitude. */
  north: number
}

/** Props of `MapView`. */
export interface MapViewProps {
  /** The accessible name. */
  label: string
  /** The places. */
  markers?: readonly MapMarker[] | undefined
  /** The chosen marker. */
  selected?: number | undefined
  /** Another marker was chosen. */
  onSelectedChange?: (id: number) => void
  /** The point that the user places. */
  value?: MapPoint | null
  /** Without it the point cannot be moved. */
  onValueChange?: ((point: MapPoint) => void) | undefined
  /** The map shows another part. */
  onBoundsChange?: (bounds: MapBounds) => void
  /** Names for orientation; the most important ones are first. */
  cities?: readonly MapCity[]
  /** Classes of the outermost element. */
  className?: string | undefined
}

const COUNTRY: [[number, number], [number, number]] = [
  [43, 22],
  [72, 172],
]
const STREETS = 15
const none: readonly never[] = []

/** A map that needs neither network nor key. Its styles are `@admin-panel/ui/map.css`. */
export function MapView({
  label,
  markers = none,
  selected,
  onSelectedChange,
  value,
  onValueChange,
  onBoundsChange,
  cities = none,
  className,
}: MapViewProps) {
  const { locale } = useTexts()
  const texts = useMapTexts()
  const host = useRef<HTMLDivElement>(null)
  const [instance, setInstance] = useState<{ leaflet: Leaflet; map: Map }>()
  const [isFailed, setIsFailed] = useState(false)
  const { zoomIn, zoomOut } = texts

  // Leaflet draws outside React, into its own element.
  useEffect(() => {
    let map: Map | undefined
    let isGone = false
    function open(leaflet: Leaflet, outline: Outline) {
      if (isGone || !host.current) return
      map = leaflet
        .map(host.current, {
          attributionControl: false,
          zoomControl: false,
          minZoom: 1,
          maxZoom: STREETS,
          // Whole steps would leave up to half of the map empty around what it fits.
          zoomSnap: 0.25,
        })
        .fitBounds(COUNTRY)
      leaflet.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map)
      addScale(leaflet, map, locale)
      addLand(leaflet, map, outline)
      setInstance({ leaflet, map })
    }
    void Promise.all([import('leaflet'), import('./outline.gen.ts')]).then(
      ([leaflet, { outline }]) => open(leaflet, outline),
      () => setIsFailed(true),
    )
    return () => {
      isGone = true
      map?.remove()
      setInstance(undefined)
    }
  }, [zoomIn, zoomOut, locale])

  // Leaflet does not observe the size of its element.
  useEffect(() => {
    if (!instance || !host.current) return undefined
    const observer = new ResizeObserver(() => instance.map.invalidateSize({ pan: false }))
    observer.observe(host.current)
    return () => observer.disconnect()
  }, [instance])

  // Only the first points set the view: later ones must not move it while the user looks around.
  const positionedMap = useRef<Map>(undefined)
  useEffect(() => {
    if (!instance || positionedMap.current === instance.map) return
    if (value)
      instance.map.setView(
        [value.lat, eastward(value.lon)],
        onValueChange ? REGION : zoomAmong(instance.leaflet, instance.map, { place: value, cities }),
        { animate: false },
      )
    else if (markers.length > 0)
      instance.map.fitBounds(
        markers.map(({ lat, lon }) => [lat, eastward(lon)]),
        { padding: [40, 40], maxZoom: CLUSTERED_UNTIL, animate: false },
      )
    if (value || markers.length > 0) positionedMap.current = instance.map
  }, [instance, value, markers, cities, onValueChange])

  // Leaflet's map is no part of React's tree: it learns of each change here.
  useEffect(() => instance && showCities(instance.leaflet, instance.map, cities), [instance, cities])
  useEffect(
    () =>
      instance &&
      showMarkers(instance.leaflet, instance.map, {
        markers,
        selected,
        texts,
        onSelect: (id) => onSelectedChange?.(id),
      }),
    [instance, markers, selected, texts, onSelectedChange],
  )
  useEffect(() => {
    if (!instance) return undefined
    // A point that the user places must not move the view.
    const change = (point: MapPoint) => {
      positionedMap.current = instance.map
      onValueChange?.(point)
    }
    return showPin(instance.leaflet, instance.map, { value, name: texts.pin, onValueChange: onValueChange && change })
  }, [instance, value, texts, onValueChange])
  useEffect(() => {
    if (!instance || !onBoundsChange) return undefined
    const reportBounds = () => {
      const view = instance.map.getBounds()
      onBoundsChange({
        west: view.getWest(),
        south: view.getSouth(),
        east: view.getEast(),
        north: view.getNorth(),
      })
    }
    instance.map.on('moveend', reportBounds)
    return () => void instance.map.off('moveend', reportBounds)
  }, [instance, onBoundsChange])

  if (isFailed)
    return (
      <p data-slot="map-view" className={cn('rounded-xl border border-line p-4 text-secondary', className)}>
        {texts.failed}
      </p>
    )
  return (
    <div
      data-slot="map-view"
      role="application"
      aria-label={label}
      aria-busy={!instance}
      className={cn('isolate h-80 min-w-0 overflow-hidden rounded-xl border border-line', className)}
    >
      <div ref={host} className={cn('map size-full', onValueChange && 'map-placing')} />
    </div>
  )
}
