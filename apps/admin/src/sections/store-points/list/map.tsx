import type { Params } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import type { MapBounds } from '@admin-panel/ui/map-view'
import { useMemo, useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { ListState } from '#list/list-state.ts'
import { LoadFailed } from '#page/load-failed.tsx'
import { PointsMap } from '#form/maps/points-map.tsx'
import { Notice } from '@admin-panel/ui/notice'
import type { PointRow } from '#sections/store-points/point-row.ts'
import { PointItem } from './point-item.tsx'
import { markerOf, usePoints } from './use-markers.ts'

interface PointMapProps {
  /** The page of the list beside the map; absent while it loads. */
  rows: readonly PointRow[] | undefined
  list: ListState<'storePoints.list'>
  params: Params<'storePoints.list'>
}

/** All filtered points on the map, beside the current page of the list. */
export function PointMap({ rows, list, params }: PointMapProps) {
  const { bbox, sort: _sort, ...filters } = params
  const [selectedId, setSelectedId] = useState<number>()
  const [bounds, setBounds] = useState<MapBounds>()
  const query = usePoints(filters)
  const { data, isError } = query
  const markers = useMemo(() => data?.points.map(markerOf), [data])
  const selected = data?.points.find(({ id }) => id === selectedId)
  if (isError && !data) return <LoadFailed query={query} />
  const area = bounds && areaOf(bounds)
  return (
    <div className="grid min-w-0 items-start gap-4 p-3 xl:grid-cols-[minmax(0,1fr)_24rem] xl:pane:min-h-0 xl:pane:grow xl:pane:grid-rows-[minmax(0,1fr)] xl:pane:items-stretch">
      <div className="flex min-h-0 min-w-0 flex-col gap-2">
        {data && data.total > data.points.length && (
          <Notice tone="amber">{m.points_map_cut({ shown: data.points.length, total: data.total })}</Notice>
        )}
        <Button
          size="sm"
          className="self-start"
          disabled={!area || area === bbox}
          onClick={() => list.setRaw({ bbox: area })}
        >
          {m.points_area_search()}
        </Button>
        <PointsMap
          label={m.points_map_label()}
          markers={markers}
          selected={selectedId}
          onSelectedChange={setSelectedId}
          onBoundsChange={setBounds}
          className="h-80 sm:h-128 xl:pane:h-auto xl:pane:min-h-0 xl:pane:grow"
        />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col gap-2 xl:pane:overflow-y-auto">
        {selected && <PointItem point={selected} isSelected />}
        {rows ? (
          <ul
            aria-label={m.points_beside_map()}
            className="divide-y divide-line rounded-xl border border-line bg-surface"
          >
            {rows.map((point) => (
              <li key={point.id}>
                <PointItem point={point} />
              </li>
            ))}
            {rows.length === 0 && <li className="p-3 text-muted">{m.list_nothing_found()}</li>}
          </ul>
        ) : (
          <Skeleton className="h-dvh" />
        )}
      </div>
    </div>
  )
}

const DIGITS = 3

/** Converts bounds into the API's rectangle; on a rotated map the east may lie beyond the 180th meridian. */
function areaOf({ west, south, east, north }: MapBounds) {
  const isWhole = east - west >= 360
  const [left, right] = isWhole ? [-180, 180] : [around(west), around(east)]
  return [left, Math.max(south, -90), right, Math.min(north, 90)].map((degrees) => degrees.toFixed(DIGITS)).join(',')
}

const around = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180
