import { retryQuery, type ApiError } from '@admin-panel/sdk'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import type { CarModel } from './labels.ts'

// The contract accepts at most this many ids in one sort request.
const LIMIT = 1000

/** All models of a make, in order. */
export function allModels(makeId: number) {
  return queryOptions<{ items: CarModel[]; meta: { total: number } }, ApiError>({
    queryKey: ['carModels', 'list', 'all', makeId],
    queryFn: async ({ signal }) => {
      const items = await loadModels(makeId, signal)
      return { items, meta: { total: items.length } }
    },
    retry: retryQuery,
  })
}

export function loadModels(makeId: number, signal: AbortSignal) {
  return client.api.carModels
    .list({ car_brand_id: [makeId], per_page: 100, sort: ['position'] }, { signal, retry: false })
    .all(LIMIT)
}
