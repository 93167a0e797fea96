import type { Contract, Resource } from './compile.ts'
import { operationsOf } from './document.ts'
import { HEADER } from './operations.ts'

/** The permission vocabulary: an entity and an action for every pair that an operation or a personal field requires, in the order of the role editor. */
export function permissionsOf({ document, entities, groups, actions }: Contract): Map<string, string[]> {
  const fields = Object.values(document.components.schemas).flatMap(({ properties = {} }) => Object.values(properties))
  const pairs = new Set([
    ...operationsOf(document).flatMap(({ operation }) => [operation['x-permission']].flat()),
    ...fields.flatMap((field) => field['x-personal']?.permission ?? []),
  ])
  const ordered = groups.flatMap(({ member }) => [...entities].filter(([, { group }]) => group === member))
  return new Map(
    ordered.map(([entity]) => [
      entity,
      actions.flatMap(({ member }) => (pairs.has(`${entity}.${member}`) ? [`${entity}.${member}`] : [])),
    ]),
  )
}

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

/** Checks the vocabulary: each permission has a label and a place in the role editor, and each action a permission. */
export function checkResources(contract: Contract) {
  const { document, resources, entities, actions } = contract
  for (const { operation } of operationsOf(document)) {
    const { operationId, 'x-permission': permissions } = operation
    const fail = (why: string) => {
      throw new Error(`${operationId}: ${why}`)
    }
    if (!Array.isArray(permissions)) continue
    const [name = ''] = operationId.split('.')
    if (operation['x-records'] !== false && !resources.find((resource) => resource.name === name)?.entity)
      fail(`the interface ${name} needs @resource("<entity>", #{ name: "…", group: Group.… })`)
    for (const permission of permissions) {
      const [entity = '', action = ''] = permission.split('.')
      if (!entities.has(entity))
        fail(
          `${permission}: no interface declares the entity ${entity}: @resource("${entity}", #{ name: "…", group: Group.… })`,
        )
      if (!entities.get(entity)?.group)
        fail(`${permission}: ${entity} has no group in the role editor: give it @resource(…, #{ group: Group.… })`)
      if (!actions.some(({ member }) => member === action))
        fail(`${permission}: ${action} is not an action: add it to Action in openapi/common/vocabulary.tsp`)
    }
  }
  for (const { name, entity } of resources)
    if (entity && !entities.has(entity)) throw new Error(`${name}: no interface declares the entity ${entity}`)
  const used = new Set([...permissionsOf(contract).values()].flat().map((permission) => permission.split('.')[1]))
  for (const { member } of actions)
    if (!used.has(member))
      throw new Error(
        `${member}: no permission has this action: remove it from Action in openapi/common/vocabulary.tsp`,
      )
}

/** Facts of each resource for generic code; a module of its own, so that other clients do not bundle it. */
export function resourceFacts({ document, resources, entities }: Contract): string {
  const served = resources.flatMap(({ name, entity, isMain }) => (entity ? [{ name, entity, isMain }] : []))
  const ids = new Set(operationsOf(document).map(({ operation }) => operation.operationId))
  const having = (verb: string) =>
    served.filter(({ name }) => ids.has(`${name}.${verb}`)).map(({ name }) => `'${name}'`)
  const gendered = [...entities].filter(([, { gender }]) => gender !== 'n')
  return `${HEADER}/** The entity whose records a resource serves, as permissions, the log and the events call it; first of all resources of an entity the one that owns it. */
export const resourceEntities = {
${served
  .toSorted((a, b) => Number(b.isMain) - Number(a.isMain) || a.name.localeCompare(b.name))
  .map(({ name, entity }) => `  ${name}: '${entity}',`)
  .join('\n')}
} as const

/** A resource: a group of operations of the client. */
export type Resource = keyof typeof resourceEntities

/** All entities of the contract: of permissions, and of the log alone. */
export type EntityName =
${[...entities.keys()]
  .toSorted()
  .map((entity) => `  | '${entity}'`)
  .join('\n')}

/** The grammatical gender of a record's Russian name, where it is not neuter. */
export const entityGenders: Readonly<Partial<Record<EntityName, 'm' | 'f'>>> = {
${gendered.map(([entity, { gender }]) => `  '${entity}': '${gender}',`).join('\n')}
}

/** Resources whose records can be options of a select. */
export type SelectableResource = ${having('options').join(' | ')}

/** Resources whose records can be switched on and off. */
export type SwitchableResource = ${having('enable').join(' | ')}

/** Resources whose list can be exported. */
export type ExportableResource = ${having('export').join(' | ')}
`
}

/** Tags of the document, described by the first interface of each. */
export function tagsOf({ document, resources }: Contract) {
  const described = new Map<string, Resource>()
  for (const { operation } of operationsOf(document)) {
    const resource = resources.find(({ name }) => name === operation.operationId.split('.')[0])
    for (const tag of operation.tags ?? [])
      if (resource && !described.get(tag)?.description) described.set(tag, resource)
  }
  return [...described].map(([name, { description }]) => {
    if (!description) throw new Error(`The interface with @tag("${name}") needs a doc comment that says what it is`)
    return { name, description }
  })
}
