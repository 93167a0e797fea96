import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queries } from '#data/queries.ts'

export type SavedView = Schemas['SavedView']

export interface ViewedList {
  /** The name of the list: `users`, `delivery/methods`. */
  list: string
  /** The list's parameters; the rest of the address is not part of a view. */
  names: readonly string[]
}

// The position in the list is not part of a view.
const PLACE = ['page', 'after']

function queryOf(address: string | URLSearchParams, names: readonly string[]) {
  const query = new URLSearchParams(address)
  for (const name of new Set(query.keys())) if (!names.includes(name) || PLACE.includes(name)) query.delete(name)
  query.sort()
  return query.toString().replaceAll('%2C', ',')
}

/** The rest of the address, such as a tab, which stays whichever view is open. */
function besides(address: URLSearchParams, names: readonly string[]) {
  const query = new URLSearchParams(address)
  for (const name of [...names, ...PLACE, 'view']) query.delete(name)
  return query.toString()
}

/** The views of a list, the open one, and whether the filters differ from it. */
export function useViews({ list, names }: ViewedList) {
  const [address, setAddress] = useSearchParams()
  const { data, isPending } = useQuery(queries.savedViews.list({ list, per_page: 100 }))
  const views = data?.items ?? []
  const current = views.find(({ id }) => String(id) === address.get('view')) ?? null
  const query = queryOf(address, names)
  const go = (parts: readonly (string | null)[], options?: { replace: boolean }) =>
    setAddress([besides(address, names), ...parts].filter(Boolean).join('&'), options)
  return {
    isPending,
    own: views.filter(({ is_own }) => is_own),
    shared: views.filter(({ is_own }) => !is_own),
    current,
    query,
    isDirty: current !== null && queryOf(current.query, names) !== query,
    open: (view: Pick<SavedView, 'id' | 'query'> | null) => go(view ? [view.query, `view=${view.id}`] : []),
    /** The filters stay; only the name of the open view changes. */
    name: (view: Pick<SavedView, 'id'> | null) => go([query, view && `view=${view.id}`], { replace: true }),
  }
}
