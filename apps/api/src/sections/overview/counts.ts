import { operationPermissions, type Schemas } from '@admin-panel/sdk'
import { readContract } from '#contract/operations.ts'
import { readQuery } from '#contract/validate.ts'
import type { Call } from '#contract/handlers.ts'
import { Refusal, withoutPermission } from '#errors.ts'
import { reachOf } from '#records/access/reach.ts'
import { count } from './count.ts'
import { asFilters } from './trusted.ts'
import type { Counted, FiltersOf } from './lists.ts'

/** The totals of a list under queries that its own operation accepts, within the scope of its own permission. */
export async function countsOf({
  db,
  actor,
  query: { of: list, queries = [] },
}: Call<'overview.counts'>): Promise<Schemas['OverviewCounts']> {
  const permissions = operationPermissions[`${list}.list`]
  const scope = await reachOf(db, actor, permissions)
  if (scope === 'none') throw withoutPermission(permissions)
  const read = filtersOf(list)
  const total = async (text: string) => {
    const filters = read(text)
    return filters ? [{ ...(await count(db, { ...actor, scope }, list, filters)), query: text }] : []
  }
  const [all, ...items] = await Promise.all(['', ...queries].map(total))
  return { all: all?.[0] ?? { total: 0, total_is_exact: true, query: '' }, items: items.flat() }
}

/** Reads a query as the list's operation does. A saved view may be older than the filters of today. */
function filtersOf<List extends Counted>(list: List): (text: string) => FiltersOf<List> | undefined {
  const operation = readContract().find(({ id }) => id === `${list}.list`)
  if (!operation) throw new Error(`The contract has no list of ${list}`)
  const read = readQuery(operation)
  return (text) => {
    const { view: _view, ...query } = Object.fromEntries(new URLSearchParams(text))
    try {
      const { page: _page, per_page: _size, sort: _sort, after: _after, ...filters } = read(query)
      return asFilters(list, filters)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }
}
