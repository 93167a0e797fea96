import { type Action, type Entity, type PermissionName, vocabulary } from '@admin-panel/permissions'
import type { Call, Section } from '#contract/handlers.ts'
import { scopedEntities } from '#text/names.gen.ts'
import { countHolders } from './queries.ts'
import { keysOf } from '#text/pick.ts'

export const permissions = {
  'permissions.list': list,
} satisfies Section<'permissions'>

async function list({ db }: Call<'permissions.list'>) {
  const holders = await countHolders(db)
  const items = keysOf(vocabulary).flatMap((entity) =>
    actionsOf(entity).flatMap((action) => {
      const name = `${entity}.${action}`
      if (!isPermission(name)) return []
      return { name, entity, action, scoped: scopedEntities.has(entity), roles_count: holders.get(name) ?? 0 }
    }),
  )
  return { items }
}

const actionsOf = (entity: Entity): readonly Action[] => vocabulary[entity]

const isPermission = (name: string): name is PermissionName =>
  keysOf(vocabulary).some((entity) => actionsOf(entity).some((action) => name === `${entity}.${action}`))
