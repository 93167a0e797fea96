import type { Contract } from './compile.ts'
import { HEADER } from './operations.ts'
import { permissionsOf } from './resources.ts'

/** The permission vocabulary: the existing pairs, and their entities and actions. */
export function vocabulary(contract: Contract): string {
  const entities = [...permissionsOf(contract)].map(
    ([entity, pairs]) => `  '${entity}': [${pairs.map((name) => `'${name.split('.')[1]}'`).join(', ')}],`,
  )
  return `${HEADER}/** Every entity of the contract with its actions. */
export const vocabulary = {
${entities.join('\n')}
} as const

/** The subject of a permission: an order, a user … */
export type Entity = keyof typeof vocabulary
/** The action of a permission: to view, to update … */
export type Action = (typeof vocabulary)[Entity][number]

/** The full name of an existing permission, \`entity.action\`. */
export type PermissionName = { [E in Entity]: \`\${E}.\${(typeof vocabulary)[E][number]}\` }[Entity]
`
}
