import type { Call, Section } from '#contract/handlers.ts'
import { reaches } from '#records/reach.ts'
import { kinds } from './kinds.ts'

export const search = {
  'search.find': find,
} satisfies Section<'search'>

/** Searches every kind that the caller may open, each within the scope of its own permission. */
async function find({ query, db, actor }: Call<'search.find'>) {
  const { limit = 5 } = query
  const q = query.q.trim()
  if (q === '') return { items: [] }
  const reach = await reaches(
    db,
    actor,
    kinds.flatMap(({ permissions }) => permissions),
  )
  const groups = await Promise.all(
    kinds.map(async ({ kind, permissions, find }) => {
      const scope = reach(permissions)
      return { kind, items: scope === 'none' ? [] : await find(db, { q, limit, actor: { ...actor, scope } }) }
    }),
  )
  return { items: groups.filter(({ items }) => items.length > 0) }
}
