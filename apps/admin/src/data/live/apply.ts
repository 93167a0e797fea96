import { hashKey, type Query } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { queryClient } from '#data/queries.ts'
import { hasUnsaved } from '#data/unsaved.ts'
import type { LiveUpdate } from './connection.ts'
import { entityOf } from './entity-of.ts'
import { isPageOfRows, keptRows } from './kept-rows.ts'
import { markChanges } from './mark-changes.ts'
import { addNews, clearNews } from './news.ts'

// Spreads the refetches of many users over time.
const SOON = 300
const SPREAD = 1000
const TRY_AGAIN = 2000

const partsOf = ({ queryKey: [first, verb, params] }: Query) => {
  const resource = String(first)
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return { resource, entity: entityOf(resource), verb, id }
}
const isRecord = (query: Query) => partsOf(query).verb === 'view'
/** Every change adds a row to the log, and any may change a number of the overview. */
const isOf = (entity: string, query: Query) => [entity, 'audit-log', 'overview'].includes(partsOf(query).entity)

/** Stale lists with the author of the change: undefined if it was the current user, who needs no notice. */
const waiting = new Map<string, string | null | undefined>()

let timer: ReturnType<typeof setTimeout> | undefined

/** Refetches visible lists and notifies the open record. */
export function applyUpdate(update: LiveUpdate) {
  if (update === 'begun') return showUnfollowed()
  if (update === 'reset') {
    invalidateQuietly(() => true)
    showRecordsAfterGap()
    return refreshSoon()
  }
  const userId = client.session.getSnapshot().user?.id
  for (const { entity, ids, by } of update.items) {
    if (entity === 'notification') {
      setTimeout(showNotifications, Math.random() * SPREAD)
      continue
    }
    const isChanged = (query: Query) => isOf(entity, query) && (!isRecord(query) || ids === null || hasId(query, ids))
    invalidateQuietly(isChanged)
    const label = by?.label ?? null
    const isMine = by?.id === userId && userId !== undefined
    for (const query of visibleQueries((query) => isChanged(query) && !isRecord(query))) {
      const { resource } = partsOf(query)
      waiting.set(resource, isMine ? waiting.get(resource) : label)
    }
    if (isMine) refreshOwnRecords(isChanged)
    else
      for (const id of ids ?? [])
        if (visibleQueries((query) => isRecord(query) && isOf(entity, query) && hasId(query, [id])).length > 0)
          addNews(`${entity}/${id}`, label)
  }
  refreshSoon()
}

/** Nobody knows what has changed during the gap: an open record is read again, or says so while something is typed. */
function showRecordsAfterGap() {
  if (!hasUnsaved()) {
    void queryClient.refetchQueries({ type: 'active', predicate: isRecord })
    return
  }
  for (const { entity, id } of visibleQueries(isRecord).map(partsOf))
    if (typeof id === 'number') addNews(`${entity}/${id}`, null)
}

/** Data that is kept longer than a page, or loads before the stream opens, may be outdated. */
function showUnfollowed() {
  showNotifications()
  invalidateQuietly((query) => partsOf(query).entity === 'route-rule')
}

/** Counts are refetched at any time: they never disturb typing. What begins, waits and ends on the server is notified alike. */
const showNotifications = () =>
  void queryClient.invalidateQueries({
    predicate: (query) => ['notification', 'operation'].includes(partsOf(query).entity),
  })

const DAY = 86_400_000
// The server reads an answer from the database before it arrives here.
const UNDERWAY = 1000

/** The age of the oldest visible answer, in milliseconds. */
export function shownFor(): number {
  const moments = visibleQueries(({ state }) => state.status === 'success').map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now() - Math.min(Date.now(), ...moments) + UNDERWAY, DAY)
}

const visibleQueries = (predicate: (query: Query) => boolean) =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate })
const hasId = (query: Query, ids: readonly number[]) => ids.some((id) => id === partsOf(query).id)

function invalidateQuietly(isChanged: (query: Query) => boolean) {
  void queryClient.invalidateQueries({ predicate: isChanged, refetchType: 'none' })
}

/**
 * The event of a mutation may come before its answer, which caches the record, or leads away from a record that is gone:
 * neither needs a refetch.
 */
function refreshOwnRecords(isChanged: (query: Query) => boolean) {
  const predicate = (query: Query) => isRecord(query) && query.state.isInvalidated && isChanged(query)
  const refresh = () => {
    if (!hasUnsaved()) void queryClient.refetchQueries({ type: 'active', predicate })
  }
  whenMutated(() => setTimeout(refresh, SOON))
}

/** Runs once no mutation is pending. */
function whenMutated(then: () => void) {
  if (queryClient.isMutating() === 0) return then()
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) return
    stop()
    then()
  })
}

function refreshSoon(after = SOON + Math.random() * SPREAD) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isCalm()) return showChanges()
    for (const [resource, by] of waiting) if (by !== undefined) addNews(resource, by)
    refreshSoon(TRY_AGAIN)
  }, after)
}

/** Reads visible lists again: rows change in their places, and those that others have added wait to be let in. */
function showChanges() {
  const lists = visibleQueries(isOutdatedList)
  const keeping = lists.flatMap((query) => {
    const { resource } = partsOf(query)
    const by = waiting.get(resource)
    const { data } = query.state
    return by !== undefined && isListed(resource) && isPageOfRows(data) && data.items.length > 0 ? [{ query, by }] : []
  })
  const kept = new Set(keeping.map(({ query }) => query))
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => isOutdatedList(query) && !kept.has(query) })
  for (const resource of waiting.keys()) clearNews(resource)
  waiting.clear()
  for (const { query, by } of keeping) void updateRows(query, by)
}

/** Updates the rows of a list in their places, and says how many would come in. */
async function updateRows(query: Query, by: string | null) {
  const { queryKey, options } = query
  const shown = query.state.data
  // A query of its own, so that nothing is drawn before the rows are in their places.
  const freshKey = [...queryKey, 'fresh']
  const fresh = await queryClient
    .fetchQuery({ ...options, queryKey: freshKey, queryHash: hashKey(freshKey), staleTime: 0, gcTime: 0 })
    .catch(() => undefined)
  // The list has been read meanwhile, for example because the user has changed a row.
  if (query.state.data !== shown || !isPageOfRows(shown) || !isPageOfRows(fresh)) return
  const { page, incoming } = keptRows(shown, fresh)
  markChanges(() => queryClient.setQueryData(queryKey, page))
  if (incoming === 0) return
  const { resource } = partsOf(query)
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  waiting.set(resource, by)
  addNews(resource, by, incoming)
}

/** Refetches every visible list that is stale. */
export function showLists() {
  void queryClient.refetchQueries({ type: 'active', predicate: isOutdatedList })
  for (const resource of waiting.keys()) clearNews(resource)
  waiting.clear()
}

/** Whether the page is that list. */
const isListed = (resource: string) => document.querySelector(`[data-list=${resource}]`) !== null

const isOutdatedList = (query: Query) => query.state.isInvalidated && !isRecord(query)

/** Refetches everything visible that is stale. */
export async function showRecord(entity: string, id: number) {
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
  clearNews(`${entity}/${id}`)
}

const BUSY = [
  'input:not([type=checkbox], [type=radio]):focus',
  'textarea:focus',
  'select:focus',
  '[contenteditable]:focus',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
  'main tr[aria-selected=true]',
].join(', ')

/** Whether the user is not typing, selecting or answering a dialog. */
const isCalm = () => !hasUnsaved() && !document.querySelector(BUSY)
