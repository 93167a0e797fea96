import type { ApiError, Params } from '@admin-panel/sdk'
import type { MapMarker } from '@admin-panel/ui/map-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queries } from '#data/queries.ts'
import { toneOf } from '#record/status/tones.ts'
import { pointStatuses } from '#shop/store-points/words.ts'
import type { PointRow } from '#sections/store-points/point-row.ts'
import { hoursText } from '#sections/store-points/today.tsx'

const SIZE = 100
const PAGES = 10

interface LoadedPoints {
  points: readonly PointRow[]
  total: number
}

type Filters = Params<'storePoints.list'>

/** Loads the points of all pages: the map shows every filtered point. */
async function readPoints(filters: Filters, signal: AbortSignal): Promise<LoadedPoints> {
  const read = (page: number) => queries.storePoints.list({ ...filters, page, per_page: SIZE }).queryFn({ signal })
  const first = await read(1)
  const morePages = Math.min(first.meta.page_count, PAGES) - 1
  const others = await Promise.all(Array.from({ length: Math.max(0, morePages) }, (_, index) => read(index + 2)))
  return { points: [first, ...others].flatMap(({ items }) => items), total: first.meta.total }
}

export function usePoints(filters: Filters) {
  return useQuery<LoadedPoints, ApiError>({
    queryKey: ['storePoints', 'list', 'map', filters],
    queryFn: ({ signal }) => readPoints(filters, signal),
    placeholderData: keepPreviousData,
  })
}

export function markerOf({ id, name, lat, lon, status, today }: PointRow): MapMarker {
  const { label } = pointStatuses[status]
  const state = status === 'active' ? hoursText(today) : label()
  return { id, lat, lon, tone: toneOf(status), label: `${name} (${state.toLocaleLowerCase()})` }
}
