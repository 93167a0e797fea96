import type { MapBounds, MapMarker, MapPoint, MapViewProps } from '@admin-panel/ui/map-view'
import { cn } from '@admin-panel/ui/cn'
import { useEffect, useRef, useState } from 'react'
import type { Yandex, YandexMap as Shown } from './yandex.ts'

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
  const [shown, setShown] = useState<{ yandex: Yandex; map: Shown }>()

  // The provider draws into an element outside React.
  useEffect(() => {
    const { ymaps: yandex } = window
    if (!host.current || !yandex) return undefined
    const map = new yandex.Map(host.current, { center: MOSCOW, zoom: COUNTRY, controls: ['zoomControl'] })
    setShown({ yandex, map })
    return () => map.destroy()
  }, [])

  const map = shown?.map

  // Only the first points set the view; later ones must not move it.
  const placed = useRef<Shown>(undefined)
  useEffect(() => {
    if (!map || placed.current === map) return
    if (value) map.setCenter([value.lat, value.lon], TOWN)
    else if (markers.length > 0) map.setBounds(around(markers), { checkZoomRange: true, zoomMargin: 40 })
    if (value || markers.length > 0) placed.current = map
  }, [map, value, markers])

  // The provider's map is no part of React's tree: it learns of each change here.
  useEffect(
    () => shown && showMarkers(shown.yandex, shown.map, markers, selected, onSelectedChange),
    [shown, markers, selected, onSelectedChange],
  )
  useEffect(() => shown && showPin(shown.yandex, shown.map, value, onValueChange), [shown, value, onValueChange])
  useEffect(() => {
    if (!map || !onBoundsChange) return undefined
    const tell = () => onBoundsChange(boundsOf(map))
    map.events.add('boundschange', tell)
    return () => map.events.remove('boundschange', tell)
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
  map: Shown,
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
  map: Shown,
  value: MapPoint | null | undefined,
  onValueChange?: (point: MapPoint) => void,
) {
  const tell = (coordinates: readonly number[] | null) => {
    const [lat, lon] = coordinates ?? []
    if (lat !== undefined && lon !== undefined) onValueChange?.({ lat: rounded(lat), lon: rounded(lon) })
  }
  const pin =
    value &&
    new yandex.Placemark([value.lat, value.lon], {}, { preset: 'islands#redIcon', draggable: Boolean(onValueChange) })
  pin?.events.add('dragend', () => tell(pin.geometry?.getCoordinates() ?? null))
  if (pin) map.geoObjects.add(pin)
  const place = (event: { get: (name: 'coords') => readonly number[] }) => tell(event.get('coords'))
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

function boundsOf(map: Shown): MapBounds {
  const [[south = 0, west = 0] = [], [north = 0, east = 0] = []] = map.getBounds()
  return { west, south, east, north }
}
