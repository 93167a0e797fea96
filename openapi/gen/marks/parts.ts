import type { Contract } from '@admin-panel/openapi/compile'
import { operationsOf } from '@admin-panel/openapi/document'
import { HEADER } from '@admin-panel/openapi/operations'
import { permissionsOf } from '@admin-panel/openapi/resources'

/** Verbs that a back end has or lacks for all of its records at once: they go with its operations. */
const OF_OPERATIONS = /^export$|ByIds$/

/** Writes `x-part`: the part of the contract to which each operation belongs. */
export function markParts({ document, resources }: Contract): void {
  const operations = operationsOf(document).map(({ operation }) => operation)
  for (const operation of operations) {
    const [name = '', verb = ''] = operation.operationId.split('.')
    const parts = resources.find((resource) => resource.name === name)?.parts ?? {}
    const part = parts[verb] ?? (parts[''] && OF_OPERATIONS.test(verb) ? 'operations' : parts[''])
    if (!part) throw new Error(`${operation.operationId}: the interface ${name} needs @part(Part.…)`)
    operation['x-part'] = part
  }
  for (const { name, parts } of resources)
    for (const verb of Object.keys(parts))
      if (verb && !operations.some(({ operationId }) => operationId === `${name}.${verb}`))
        throw new Error(`${name}: @part names ${verb}, which is no operation of it`)
}

/** The permissions that the operations of each part require; a permission may stand in several. */
export function permissionsOfParts(contract: Contract): string {
  const { document, resources } = contract
  const operations = operationsOf(document).map(({ operation }) => operation)
  const partsOf = (permission: string, entity: string) => {
    const requiring = operations.filter(({ 'x-permission': names }) => names.includes(permission))
    const own = requiring.filter(({ operationId }) => entityOf(operationId) === entity)
    const ofEntity = operations.filter(({ operationId }) => entityOf(operationId) === entity)
    // Other records may only be counted by it, and a permission of fields alone belongs to their record.
    const deciding = [own, requiring, ofEntity].find(({ length }) => length > 0) ?? []
    const parts = new Set(deciding.flatMap(({ 'x-part': part }) => part ?? []))
    const home = resources.find((resource) => resource.isMain && resource.entity === entity)?.parts['']
    return home && parts.has(home) ? [home] : [...parts]
  }
  const entityOf = (id: string) => resources.find(({ name }) => name === id.split('.')[0])?.entity
  const pairs = [...permissionsOf(contract)].flatMap(([entity, names]) =>
    names.flatMap((name) => partsOf(name, entity).map((part) => [part, name] as const)),
  )
  const lines = (contract.enums.get('Part') ?? []).map(({ value }) => {
    const names = pairs.filter(([part]) => part === value).map(([, name]) => name)
    return `  ${value}: '${names.join(' ')}',`
  })
  return `${HEADER}/** The permissions that the operations of each part of the contract require. */
export const permissionsOfParts: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
}
