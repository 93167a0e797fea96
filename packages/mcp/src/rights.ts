import { createPermissions, type PermissionName, vocabulary } from '@admin-panel/permissions'
import { operationPermissions, operationTable, type OperationId, type Profile } from '@admin-panel/sdk'
import type { ResourceFacts } from './resource-facts.ts'
import { resources } from './resources.gen.ts'

/** What a key may do, for the tools that it is offered; the server decides of each call again. */
export type Rights = ReturnType<typeof rightsOf>

export function rightsOf({ roles }: Pick<Profile, 'roles'>) {
  const permissions = createPermissions(roles)
  const may = (...ids: string[]) =>
    ids.some((id) => {
      const needed = isOperation(id) ? operationPermissions[id] : 'public'
      return typeof needed === 'string' ? needed === 'authenticated' : permissions.canAny(needed)
    })
  const listed = new Map(Object.entries(resources).filter(([name]) => may(`${name}.list`)))
  const isViewed = ([name, { record }]: [string, ResourceFacts]) => record !== undefined && may(`${name}.view`)
  // Who sees the records of a call may propose it.
  const proposed = new Map(
    Object.entries(resources).flatMap(([name, { calls }]) =>
      Object.entries(calls).filter(([call]) => may(`${name}.list`, call)),
    ),
  )

  return {
    /** The resources whose lists the key reads. */
    listed,
    /** The resources whose records it reads one by one. */
    viewed: Object.entries(resources)
      .filter(isViewed)
      .map(([name]) => name),
    /** The calls that it may propose. */
    proposed,
    /** Why it may make a call, or not; undefined for an unknown name. */
    explain(name: string) {
      if (isOperation(name) && operationTable[name].method !== 'GET' && name !== 'operations.prepare')
        return { name, allowed: false, proposable: proposed.has(name), reason: 'An agent reads and prepares only.' }
      const needed = isOperation(name) ? operationPermissions[name] : isPermission(name) ? [name] : undefined
      if (needed === undefined) return undefined
      if (typeof needed === 'string') return { name, allowed: needed !== 'person', needs: needed }
      const explanations = needed.map((one) => permissions.explain(one))
      return {
        name,
        allowed: explanations.some(({ allowed }) => allowed),
        needs_one_of: needed,
        explanations: explanations.map(({ permission, reason, grantedBy }) => ({ permission, reason, grantedBy })),
        roles: explanations[0]?.roles ?? [],
      }
    },
  }
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operationPermissions, name)

function isPermission(name: string): name is PermissionName {
  const known: readonly string[] = Object.entries(vocabulary).flatMap(([entity, actions]) =>
    actions.map((action) => `${entity}.${action}`),
  )
  return known.includes(name)
}
