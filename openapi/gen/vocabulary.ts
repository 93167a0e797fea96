import type { Document } from './document.ts'
import { HEADER } from './operations.ts'

/** The permission vocabulary: the pairs that exist, and the entities and actions that they are made of. */
export function vocabulary(document: Document): string {
  const names = (document.components.schemas['Permission']?.enum ?? []).map(String)
  const actionsOf = Object.groupBy(names, (name) => name.split('.')[0] ?? '')
  const entities = Object.entries(actionsOf).map(
    ([entity, pairs]) => `  '${entity}': [${(pairs ?? []).map((name) => `'${name.split('.')[1]}'`).join(', ')}],`,
  )
  return `${HEADER}/** Every entity with the actions that it knows. */
export const vocabulary = {
${entities.join('\n')}
} as const

export type Entity = keyof typeof vocabulary
export type Action = (typeof vocabulary)[Entity][number]

/** The full name of a permission that exists, \`entity.action\`. */
export type PermissionName = { [E in Entity]: \`\${E}.\${(typeof vocabulary)[E][number]}\` }[Entity]
`
}
