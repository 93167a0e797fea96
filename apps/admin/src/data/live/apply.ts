import type { Query } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { queryClient } from '#data/queries.ts'
import { hasUnsaved } from '#data/unsaved.ts'
import type { Told } from './connection.ts'
import { entityOf } from './entity-of.ts'
import { addNews, clearNews } from './news.ts'

// Whoever looks asks again, but not everybody at the same moment.
const SOON = 300
const SPREAD = 1000
const TRY_AGAIN = 2000

const partsOf = ({ queryKey: [name, params] }: Query) => {
  const [resource = '', verb = ''] = typeof name === 'string' ? name.split('.') : []
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined
  return { resource, entity: entityOf(resource), verb, id }
}
const isRecord = (query: Query) => partsOf(query).verb === 'view'
/** The log has a line more after every change. */
const isOf = (entity: string, query: Query) => [entity, 'audit-log'].includes(partsOf(query).entity)

/** Lists that are out of date, and who made them so: undefined for me alone, to whom that is no news. */
const waiting = new Map<string, string | null | undefined>()

let timer: ReturnType<typeof setTimeout> | undefined

/** What is on show learns that it is out of date: lists are asked for anew, a record says so. */
export function applyTold(told: Told) {
  // The bell may have rung between its first answer and the beginning of the stream.
  if (told === 'begun') return showNotifications()
  if (told === 'reset') {
    invalidateQuietly(() => true)
    return refreshSoon()
  }
  const own = client.session.getSnapshot().user?.id
  for (const { entity, ids, by } of told.items) {
    if (entity === 'notification') {
      setTimeout(showNotifications, Math.random() * SPREAD)
      continue
    }
    const isChanged = (query: Query) => isOf(entity, query) && (!isRecord(query) || ids === null || hasId(query, ids))
    invalidateQuietly(isChanged)
    const label = by?.label ?? null
    const isMine = by?.id === own && own !== undefined
    for (const query of opened((query) => isChanged(query) && !isRecord(query))) {
      const { resource } = partsOf(query)
      waiting.set(resource, isMine ? waiting.get(resource) : label)
    }
    if (isMine) refreshRecords(isChanged)
    else
      for (const id of ids ?? [])
        if (opened((query) => isRecord(query) && isOf(entity, query) && hasId(query, [id])).length > 0)
          addNews(`${entity}/${id}`, label)
  }
  refreshSoon()
}

/** A count changes under nobody's hands, whatever is being typed. */
const showNotifications = () =>
  void queryClient.invalidateQueries({ predicate: (query) => partsOf(query).entity === 'notification' })

const DAY = 86_400_000
// An answer is read from the database before it arrives.
const UNDERWAY = 1000

/** How old the oldest answer on show is, in milliseconds. */
export function shownFor(): number {
  const moments = opened(({ state }) => state.status === 'success').map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now() - Math.min(Date.now(), ...moments) + UNDERWAY, DAY)
}

const opened = (predicate: (query: Query) => boolean) =>
  queryClient.getQueryCache().findAll({ type: 'active', predicate })
const hasId = (query: Query, ids: readonly number[]) => ids.some((id) => id === partsOf(query).id)

function invalidateQuietly(isChanged: (query: Query) => boolean) {
  void queryClient.invalidateQueries({ predicate: isChanged, refetchType: 'none' })
}

function refreshRecords(isChanged: (query: Query) => boolean) {
  if (!hasUnsaved())
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => isRecord(query) && isChanged(query) })
}

function refreshSoon(after = SOON + Math.random() * SPREAD) {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isCalm()) return showLists()
    for (const [resource, by] of waiting) if (by !== undefined) addNews(resource, by)
    refreshSoon(TRY_AGAIN)
  }, after)
}

/** Asks anew for every list on show that is out of date. */
export function showLists() {
  void queryClient.refetchQueries({ type: 'active', predicate: isOutdatedList })
  for (const resource of waiting.keys()) clearNews(resource)
  waiting.clear()
}

const isOutdatedList = (query: Query) => query.state.isInvalidated && !isRecord(query)

/** Asks anew for everything on show that is out of date. */
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

/** Nothing is being typed, chosen or asked. */
const isCalm = () => !hasUnsaved() && !document.querySelector(BUSY)
