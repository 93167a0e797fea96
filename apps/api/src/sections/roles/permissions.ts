import { type Entity, type PermissionName, vocabulary } from '@admin-panel/permissions'
import type { Call, Section } from '#contract/handlers.ts'
import { scopedEntities } from '#text/names.gen.ts'
import { countHolders } from './queries.ts'
import { keysOf } from '#text/pick.ts'

export const permissions = {
  'permissions.list': list,
} satisfies Section<'permissions'>

async function list({ db }: Call<'permissions.list'>) {
  const holders = await countHolders(db)
  const items = entities().flatMap((entity) =>
    vocabulary[entity].map((action) => {
      const name = nameOf(entity, action)
      return { name, entity, action, scoped: scopedEntities.has(entity), roles_count: holders.get(name) ?? 0 }
    }),
  )
  return { items }
}

/** The type of a constant lists exactly its keys. */
function entities() {
  return keysOf(vocabulary)
}

/** The action comes from the entity's own list, so the name is valid. */
function nameOf(entity: Entity, action: string) {
  return `${entity}.${action}` as PermissionName
}
