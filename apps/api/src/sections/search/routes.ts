import type { Schemas } from '@admin-panel/sdk'
import type { Call, Section } from '#contract/handlers.ts'
import { reaches } from '#records/access/reach.ts'
import { allResources } from '#records/resources.ts'

export const search = {
  'search.find': find,
} satisfies Section<'search'>

/** Searches every resource that the caller may open, each within the scope of its own permission. */
async function find({ query, db, actor }: Call<'search.find'>) {
  const { limit = 5 } = query
  const q = query.q.trim()
  if (q === '') return { items: [] }
  const searched = [...allResources()].flatMap(([kind, { search }]) =>
    search && isSearched(kind, search) ? [{ ...search, kind }] : [],
  )
  const reach = await reaches(
    db,
    actor,
    searched.flatMap(({ permissions }) => permissions),
  )
  const groups = await Promise.all(
    searched.map(async ({ kind, permissions, find }) => {
      const scope = reach(permissions)
      const items = scope === 'none' ? [] : await find(db, { q, limit, actor: { ...actor, scope } })
      return { kind, items }
    }),
  )
  return { items: groups.filter(({ items }) => items.length > 0) }
}

/** `FactsOf` allows a search only for the kinds of the contract. */
function isSearched(kind: string, search: unknown): kind is Schemas['SearchKind'] {
  return search !== undefined
}
