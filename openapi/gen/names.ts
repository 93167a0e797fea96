import type { Contract, Word } from './compile.ts'
import { HEADER } from './operations.ts'
import { permissionsOf } from './resources.ts'

const READING = new Set(['index', 'list', 'view', 'export', 'generateTransliteName'])
/** A notification is its reader's own, and a role is given to users, who belong to companies. */
const NARROWED = new Set(['notification.update', 'notification.delete', 'role.attachUsers', 'role.detachUsers'])

const keyOf = (entity: string) => `entity_${entity.replaceAll('-', '_')}`

/** The permissions that no scope narrows, so that a role of scope `own` must not have them. */
function marketplacePermissions({ entities }: Contract, permissions: ReturnType<typeof permissionsOf>): string[] {
  return [...permissions].flatMap(([entity, names]) =>
    entities.get(entity)?.isScoped
      ? []
      : names.filter(
          (name) =>
            !NARROWED.has(name) && !(entities.get(entity)?.isShared && READING.has(name.slice(entity.length + 1))),
        ),
  )
}

/** The names of entities, actions and groups of the role editor: the Russian catalogue, and the tables that refer to its messages. */
export function names(contract: Contract) {
  const { entities, groups, actions } = contract
  const permissions = permissionsOf(contract)
  const parts = [...entities].filter(([, { group }]) => !group)
  const owners = [...permissions.keys()]
  const marketplace = `/** Permissions for records of the whole marketplace, which a role of scope \`own\` must not have. */
export const marketplacePermissions: ReadonlySet<PermissionName> = new Set<PermissionName>(${JSON.stringify(marketplacePermissions(contract, permissions))})
`
  return {
    catalogue: {
      ...Object.fromEntries([...entities].map(([entity, { name }]) => [keyOf(entity), name])),
      ...Object.fromEntries(actions.map(({ member, label }) => [actionKey(member), labelOf('Action', member, label)])),
      ...Object.fromEntries(groups.map(({ member, label }) => [`service_${member}`, labelOf('Group', member, label)])),
    },
    permissions: `${HEADER}import type { Action, Entity, PermissionName } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'

export const entityNames: Readonly<Record<Entity, () => string>> = {
${owners.map((entity) => `  '${entity}': m.${keyOf(entity)},`).join('\n')}
}

export const actionNames: Readonly<Record<Action, () => string>> = {
${actions.map(({ member }) => `  '${member}': m.${actionKey(member)},`).join('\n')}
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

${marketplace}`,
    parts: `${HEADER}import type { Entity } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'
import { m } from '#paraglide/messages.js'

/** Entities of the log that have no permissions of their own. */
export const partNames: Readonly<Record<Exclude<EntityName, Entity>, () => string>> = {
${parts.map(([entity]) => `  '${entity}': m.${keyOf(entity)},`).join('\n')}
}
`,
    server: `${HEADER}import type { Action, Entity, PermissionName } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'

export const entityNames: Readonly<Record<EntityName, string>> = ${json([...entities].map(([entity, { name }]) => [entity, name]))}

export const actionNames: Readonly<Record<Action, string>> = ${json(actions.map(({ member, label }) => [member, label]))}

/** Entities that belong to companies, so that a role of scope \`own\` narrows them. */
export const scopedEntities: ReadonlySet<Entity> = new Set<Entity>(${JSON.stringify(owners.filter((entity) => entities.get(entity)?.isScoped))})

${marketplace}`,
  }
}

const actionKey = (member: string) => `action_${member.replaceAll('-', '_')}`

function labelOf(name: string, member: string, label: Word['label']): string {
  if (!label) throw new Error(`${name}.${member} has no Russian @summary`)
  return label
}

function json(entries: readonly (readonly [string, string | undefined])[]) {
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}
