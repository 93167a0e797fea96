import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#shared/queries.ts'

export type SavedView = Schemas['SavedView']

// Where the list is, and which view it began with, are no part of a view.
const OUTSIDE = ['page', 'view']

function queryOf(address: string | URLSearchParams) {
  const query = new URLSearchParams(address)
  for (const name of OUTSIDE) query.delete(name)
  query.sort()
  return query.toString().replaceAll('%2C', ',')
}

/** The views of a list, which of them is open, and whether the filters differ from it by now. */
export function useViews(path: string) {
  const [address, setAddress] = useSearchParams()
  const { data, isPending } = useQuery(queries.savedViews.list({ path, per_page: 100 }))
  const views = data?.items ?? []
  const current = views.find(({ id }) => String(id) === address.get('view')) ?? null
  const query = queryOf(address)
  return {
    isPending,
    own: views.filter(({ is_own }) => is_own),
    shared: views.filter(({ is_own }) => !is_own),
    current,
    query,
    isDirty: current !== null && queryOf(current.query) !== query,
    open: (view: Pick<SavedView, 'id' | 'query'> | null) =>
      setAddress(view ? [view.query, `view=${view.id}`].filter(Boolean).join('&') : ''),
    /** The filters stay; only the name of what is open changes. */
    name: (view: Pick<SavedView, 'id'> | null) =>
      setAddress([query, view && `view=${view.id}`].filter(Boolean).join('&'), { replace: true }),
  }
}
