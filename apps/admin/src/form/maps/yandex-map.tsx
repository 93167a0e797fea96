import type { MapBounds, MapMarker, MapPoint, MapViewProps } from '@admin-panel/ui/map-view'
import { cn } from '@admin-panel/ui/cn'
import { useEffect, useRef, useState } from 'react'
import type { Yandex, YandexMap as MapInstance } from './yandex.ts'

const MOSCOW = [55.75, 37.62]
const COUNTRY = 3
const TOWN = 12
const colours = { grey: 'gray', blue: 'blue', green: 'green', amber: 'orange', red: 'red' } as const
const none: readonly never[] = []

/** The same map by Yandex, used once its script has loaded. */
export function YandexMap({
  label,
  markers = none,
  selected,
  onSelectedChange,
  value,
  onValueChange,
  onBoundsChange,
  className,
}: MapViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [instance, setInstance] = useState<{ yandex: Yandex; map: MapInstance }>()

  // The provider draws into an element outside React.
  useEffect(() => {
    const { ymaps: yandex } = window
    if (!host.current || !yandex) return undefined
    const map = new yandex.Map(host.current, { center: MOSCOW, zoom: COUNTRY, controls: ['zoomControl'] })
    setInstance({ yandex, map })
    return () => map.destroy()
  }, [])

  const map = instance?.map

  // Only the first points set the view; later ones must not move it.
  const fittedMap = useRef<MapInstance>(undefined)
  useEffect(() => {
    if (!map || fittedMap.current === map) return
    if (value) map.setCenter([value.lat, value.lon], TOWN)
    else if (markers.length > 0) map.setBounds(around(markers), { checkZoomRange: true, zoomMargin: 40 })
    if (value || markers.length > 0) fittedMap.current = map
  }, [map, value, markers])

  // The provider's map is no part of React's tree: it learns of each change here.
  useEffect(
    () => instance && showMarkers(instance.yandex, instance.map, markers, selected, onSelectedChange),
    [instance, markers, selected, onSelectedChange],
  )
  useEffect(
    () => instance && showPin(instance.yandex, instance.map, value, onValueChange),
    [instance, value, onValueChange],
  )
  useEffect(() => {
    if (!map || !onBoundsChange) return undefined
    const reportBounds = () => onBoundsChange(boundsOf(map))
    map.events.add('boundschange', reportBounds)
    return () => map.events.remove('boundschange', reportBounds)
  }, [map, onBoundsChange])

  return (
    <div
      ref={host}
      role="application"
      aria-label={label}
      className={cn('isolate h-80 min-w-0 overflow-hidden rounded-xl border border-line', className)}
    />
  )
}

function showMarkers(
  yandex: Yandex,
  map: MapInstance,
  markers: readonly MapMarker[],
  selected: number | undefined,
  onSelectedChange: ((id: number) => void) | undefined,
) {
  const clusterer = new yandex.Clusterer({ preset: 'islands#blackClusterIcons' })
  clusterer.add(
    markers.map(({ id, lat, lon, label, tone = 'blue' }) => {
      const icon = id === selected ? 'Icon' : 'DotIcon'
      const placemark = new yandex.Placemark(
        [lat, lon],
        { hintContent: formatUnknown(label) },
        { preset: `islands#${colours[tone]}${icon}` },
      )
      placemark.events.add('click', () => onSelectedChange?.(id))
      return placemark
    }),
  )
  map.geoObjects.add(clusterer)
  return () => map.geoObjects.remove(clusterer)
}

function showPin(
  yandex: Yandex,
  map: MapInstance,
  value: MapPoint | null | undefined,
  onValueChange?: (point: MapPoint) => void,
) {
  const reportPoint = (coordinates: readonly number[] | null) => {
    const [lat, lon] = coordinates ?? []
    if (lat !== undefined && lon !== undefined) onValueChange?.({ lat: rounded(lat), lon: rounded(lon) })
  }
  const pin =
    value &&
    new yandex.Placemark([value.lat, value.lon], {}, { preset: 'islands#redIcon', draggable: Boolean(onValueChange) })
  pin?.events.add('dragend', () => reportPoint(pin.geometry?.getCoordinates() ?? null))
  if (pin) map.geoObjects.add(pin)
  const place = (event: { get: (name: 'coords') => readonly number[] }) => reportPoint(event.get('coords'))
  map.events.add('click', place)
  return () => {
    map.events.remove('click', place)
    if (pin) map.geoObjects.remove(pin)
  }
}

const rounded = (degrees: number) => Number(degrees.toFixed(5))

/** Escapes hints, which the provider reads as HTML: sellers typed these names. */
function formatUnknown(name: string) {
  const text = document.createElement('span')
  text.textContent = name
  return text.innerHTML
}

function around(points: readonly MapPoint[]) {
  const lats = points.map(({ lat }) => lat)
  const lons = points.map(({ lon }) => lon)
  return [
    [Math.min(...lats), Math.min(...lons)],
    [Math.max(...lats), Math.max(...lons)],
  ]
}

function boundsOf(map: MapInstance): MapBounds {
  const [[south = 0, west = 0] = [], [north = 0, east = 0] = []] = map.getBounds()
  return { west, south, east, north }
}
