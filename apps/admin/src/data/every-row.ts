import { retryQuery, type ApiError, type Item, type ListId, type Params } from '@admin-panel/sdk'
import { client } from './client.ts'
import { listAt } from './trusted.ts'

interface EveryRow<Row> {
  items: Row[]
  meta: { total: number }
}

interface EveryRowQuery<K extends ListId> {
  readonly queryKey: readonly [...string[], 'every', Params<K>]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<EveryRow<Item<K>>>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

/** The query of all rows of a list, for what a screen shows or offers as a whole. More than ten thousand fail. */
export function everyRow<K extends ListId>(id: K, params: Params<K>): EveryRowQuery<K> {
  return {
    queryKey: [...id.split('.'), 'every', params],
    async queryFn({ signal }) {
      const items = await listAt(client.api, id)({ ...params, per_page: 100 }, { signal, retry: false }).all()
      return { items, meta: { total: items.length } }
    },
    retry: retryQuery,
  }
}
