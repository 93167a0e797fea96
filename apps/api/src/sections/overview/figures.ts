import type { PermissionName } from '@admin-panel/permissions'
import { operationPermissions, type Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { reaches } from '#records/access/reach.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { text } from '#text/language/language.ts'
import { count, oldestOf, queryOf } from './count.ts'
import type { Counted, FiltersOf } from './lists.ts'

type Figure = Schemas['OverviewFigure']

interface Options {
  /** Whose work it is; by default everybody's. */
  of?: 'staff' | 'sellers'
  /** Without any of these permissions staff can only watch, so it is not theirs. */
  by?: readonly PermissionName[]
  /** The sort key by which the list begins with the oldest case. */
  oldest?: string
}

export interface Spec {
  permissions: readonly PermissionName[]
  of: Options['of']
  by: Options['by']
  read: (db: Database, actor: Actor) => Promise<Figure>
}

/** A number of the overview: a list under filters. */
export function figure<List extends Counted>(
  key: Figure['key'],
  list: List,
  filters: FiltersOf<List> | ((actor: Actor) => FiltersOf<List>),
  { of, by, oldest }: Options = {},
): Spec {
  return {
    permissions: operationPermissions[`${list}.list`],
    of,
    by,
    read: async (db, actor) => {
      const chosen = typeof filters === 'function' ? filters(actor) : filters
      const counted = await count(db, actor, list, chosen)
      const oldest_at =
        oldest && counted.total > 0 ? await oldestOf(db, actor, { list, filters: chosen, key: oldest }) : null
      const query = oldest ? queryOf({ ...chosen, sort: oldest }) : counted.query
      return { key, label: text(enumWords.OverviewKey[key]), list, ...counted, query, oldest_at }
    },
  }
}

/** The numbers of the lists that the actor may see, each within the scope of the list's own permission. */
export async function figuresOf(db: Database, actor: Actor, specs: readonly Spec[]): Promise<Figure[]> {
  const reach = await reaches(
    db,
    actor,
    specs.flatMap(({ permissions, by = [] }) => [...permissions, ...by]),
  )
  const figures = await Promise.all(
    specs.map(async ({ permissions, of, by, read }) => {
      const scope = reach(permissions)
      const isOthers = (of === 'staff' && scope === 'own') || (of === 'sellers' && scope === 'all')
      const isWatched = scope === 'all' && by !== undefined && reach(by) === 'none'
      return scope === 'none' || isOthers || isWatched ? [] : [await read(db, { ...actor, scope })]
    }),
  )
  return figures.flat()
}
