import type { Contract, Word } from './compile.ts'
import { HEADER } from './operations.ts'
import { permissionsOf } from './resources.ts'

const keyOf = (entity: string) => `entity_${entity.replaceAll('-', '_')}`

/** The names of entities, actions and groups of the role editor: the Russian catalogue, and the tables that refer to its messages. */
export function names(contract: Contract) {
  const { entities, groups, actions } = contract
  const permissions = permissionsOf(contract)
  const parts = [...entities].filter(([, { group }]) => !group)
  const owners = [...permissions.keys()]
  return {
    catalogue: {
      ...Object.fromEntries([...entities].map(([entity, { name }]) => [keyOf(entity), name])),
      ...Object.fromEntries(actions.map(({ member, label }) => [`action_${member}`, labelOf('Action', member, label)])),
      ...Object.fromEntries(groups.map(({ member, label }) => [`service_${member}`, labelOf('Group', member, label)])),
    },
    permissions: `${HEADER}import type { Action, Entity } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'

export const entityNames: Readonly<Record<Entity, () => string>> = {
${owners.map((entity) => `  '${entity}': m.${keyOf(entity)},`).join('\n')}
}

export const actionNames: Readonly<Record<Action, () => string>> = {
${actions.map(({ member }) => `  ${member}: m.action_${member},`).join('\n')}
}

/** The groups of the permission matrix. */
export const permissionGroups: readonly { label: () => string; entities: readonly Entity[] }[] = [
${groups
  .map(
    ({ member }) =>
      `  { label: m.service_${member}, entities: [${owners
        .filter((entity) => entities.get(entity)?.group === member)
        .map((entity) => `'${entity}'`)
        .join(', ')}] },`,
  )
  .join('\n')}
]
`,
    parts: `${HEADER}import type { Entity } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'
import { m } from '#paraglide/messages.js'

/** Entities of the log that have no permissions of their own. */
export const partNames: Readonly<Record<Exclude<EntityName, Entity>, () => string>> = {
${parts.map(([entity]) => `  '${entity}': m.${keyOf(entity)},`).join('\n')}
}
`,
    server: `${HEADER}import type { Action, Entity } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'

export const entityNames: Readonly<Record<EntityName, string>> = ${json([...entities].map(([entity, { name }]) => [entity, name]))}

export const actionNames: Readonly<Record<Action, string>> = ${json(actions.map(({ member, label }) => [member, label]))}

/** Entities that belong to companies, so that a role of scope \`own\` narrows them. */
export const scopedEntities: ReadonlySet<Entity> = new Set<Entity>(${JSON.stringify(owners.filter((entity) => entities.get(entity)?.isScoped))})
`,
  }
}

function labelOf(name: string, member: string, label: Word['label']): string {
  if (!label) throw new Error(`${name}.${member} has no Russian @summary`)
  return label
}

function json(entries: readonly (readonly [string, string | undefined])[]) {
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}
