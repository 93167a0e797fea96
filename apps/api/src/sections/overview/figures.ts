import type { PermissionName } from '@admin-panel/permissions'
import { operationPermissions, type Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { reaches } from '#records/reach.ts'
import { count, oldestOf } from './count.ts'
import type { Counted, FiltersOf } from './lists.ts'

type Figure = Schemas['OverviewFigure']

interface Options {
  /** Whose work it is; by default everybody's. */
  of?: 'staff' | 'sellers'
  /** The sort key by which the list begins with the oldest case. */
  oldest?: string
}

export interface Spec {
  permissions: readonly PermissionName[]
  of: Options['of']
  read: (db: Database, actor: Actor) => Promise<Figure>
}

/** A number of the overview: a list under filters. */
export function figure<List extends Counted>(
  key: Figure['key'],
  list: List,
  filters: FiltersOf<List> | ((actor: Actor) => FiltersOf<List>),
  { of, oldest }: Options = {},
): Spec {
  return {
    permissions: operationPermissions[`${list}.list`],
    of,
    read: async (db, actor) => {
      const chosen = typeof filters === 'function' ? filters(actor) : filters
      const counted = await count(db, actor, list, chosen)
      const oldest_at =
        oldest && counted.total > 0 ? await oldestOf(db, actor, { list, filters: chosen, key: oldest }) : null
      return { key, list, ...counted, oldest_at }
    },
  }
}

/** The numbers of the lists that the actor may see, each within the scope of the list's own permission. */
export async function figuresOf(db: Database, actor: Actor, specs: readonly Spec[]): Promise<Figure[]> {
  const reach = await reaches(
    db,
    actor,
    specs.flatMap(({ permissions }) => permissions),
  )
  const figures = await Promise.all(
    specs.map(async ({ permissions, of, read }) => {
      const scope = reach(permissions)
      const isOthers = (of === 'staff' && scope === 'own') || (of === 'sellers' && scope === 'all')
      return scope === 'none' || isOthers ? [] : [await read(db, { ...actor, scope })]
    }),
  )
  return figures.flat()
}
