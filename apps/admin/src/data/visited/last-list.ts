import { client } from '#data/client.ts'

interface Page {
  items: readonly { id: number }[]
  meta: { page: number; per_page: number; total: number; total_is_exact: boolean }
}

interface LastList {
  resource: string
  ids: readonly number[]
  /** The place of the first of these records in the whole list. */
  first: number
  total: number
  isExact: boolean
  perPage: number
  /** Loads another page of the list as it was filtered and ordered. */
  load: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<Page>
}

// It is not stored: a record that is opened by its address has no place.
let last: LastList | undefined
client.on(({ type }) => type === 'signed-out' && (last = undefined))

/** Remembers the rows of a list, so that a record that is opened from it knows its neighbours. */
export function rememberList(resource: string, { items, meta }: Page, load: LastList['load']) {
  const { page, per_page: perPage, total, total_is_exact: isExact } = meta
  last = { resource, ids: items.map(({ id }) => id), first: (page - 1) * perPage + 1, total, isExact, perPage, load }
}

export const isListed = (resource: string, id: number) => last?.resource === resource && last.ids.includes(id)

/** The place of a record in the list that it was opened from; null without one. At the end of a page the next one is loaded. */
export async function placeOf(resource: string, id: number, signal: AbortSignal) {
  if (last?.resource !== resource || !last.ids.includes(id)) return null
  if (last.ids[0] === id) await extend(-1, signal)
  if (last.ids.at(-1) === id) await extend(1, signal)
  const { ids, first, total, isExact } = last
  const index = ids.indexOf(id)
  return { number: first + index, total, isExact, previous: ids[index - 1], next: ids[index + 1] }
}

async function extend(step: 1 | -1, signal: AbortSignal) {
  if (!last) return
  const list = last
  const { ids, first, total, isExact, perPage, load } = list
  const start = step > 0 ? first + ids.length : first - perPage
  if (start < 1 || (isExact && start > total)) return
  const page = { page: Math.ceil(start / perPage), per_page: perPage }
  const moreIds = (await load(page, signal)).items.flatMap((item) => (ids.includes(item.id) ? [] : [item.id]))
  last =
    step > 0
      ? { ...list, ids: [...ids, ...moreIds] }
      : { ...list, ids: [...moreIds, ...ids], first: first - moreIds.length }
}
