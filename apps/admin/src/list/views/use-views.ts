import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { everyRow } from '#data/every-row.ts'
import { lacks } from '#data/access/lacks.ts'

export type SavedView = Schemas['SavedView']

/** A view that comes with the list for every user. */
export interface Preset {
  /** In the address; not a number, as that of a saved view is. */
  id: string
  name: string
  query: string
  /** The query that counts its records, if the list adds filters of its own. */
  counts?: string
}

export interface ViewedList {
  /** The name of the list: `users`, `delivery/methods`. */
  list: string
  /** The list's parameters; the rest of the address is not part of a view. */
  names: readonly string[]
  presets?: readonly Preset[] | undefined
}

export interface Pill extends Preset {
  isCurrent: boolean
  search: string
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
export function useViews({ list, names, presets = [] }: ViewedList) {
  const [address, setAddress] = useSearchParams()
  const { data, isPending } = useQuery({ ...everyRow('savedViews.list', { list }), enabled: !lacks('overview') })
  const views = data?.items ?? []
  const current = views.find(({ id }) => String(id) === address.get('view')) ?? null
  const query = queryOf(address, names)
  const allViews: readonly Preset[] = [...presets, ...views.map((view) => ({ ...view, id: String(view.id) }))]
  const addressView = allViews.find(({ id }) => id === address.get('view'))
  // Filters that happen to be those of a view are that view.
  const open = addressView ?? allViews.find((view) => query !== '' && queryOf(view.query, names) === query)
  const searchOf = (view: Pick<Preset, 'id' | 'query'> | null) =>
    [besides(address, names), ...(view ? [view.query, `view=${view.id}`] : [])].filter(Boolean).join('&')
  const go = (parts: readonly (string | null)[], options?: { replace: boolean }) =>
    setAddress([besides(address, names), ...parts].filter(Boolean).join('&'), options)
  return {
    isPending,
    own: views.filter(({ is_own }) => is_own),
    shared: views.filter(({ is_own }) => !is_own),
    current,
    query,
    isDirty: current !== null && queryOf(current.query, names) !== query,
    isOpenDirty: open !== undefined && queryOf(open.query, names) !== query,
    /** All records, and each view. */
    everything: { isCurrent: !open && query === '', search: searchOf(null) },
    pills: allViews.map((view): Pill => ({ ...view, isCurrent: view === open, search: searchOf(view) })),
    open: (view: Pick<SavedView, 'id' | 'query'> | null) => go(view ? [view.query, `view=${view.id}`] : []),
    openPreset: ({ id, query }: Preset) => go([query, `view=${id}`]),
    /** The filters stay; only the name of the open view changes. */
    name: (view: Pick<SavedView, 'id'> | null) => go([query, view && `view=${view.id}`], { replace: true }),
  }
}
