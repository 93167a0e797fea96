import type { Contract, Resource } from '@admin-panel/openapi/compile'
import { bodyOf, type OperationEntry, operationsOf } from '@admin-panel/openapi/document'
import { HEADER } from '@admin-panel/openapi/operations'

/** Writes `x-step-up`: a change asks for a fresh proof of who the user is, unless the contract says why not. */
export function markStepUps({ document, resources, entities }: Contract): void {
  const all = Map.groupBy(operationsOf(document), ({ operation }) => operation.operationId.split('.')[0])
  for (const resource of resources) {
    const operations = all.get(resource.name) ?? []
    const isEveryday = resource.entity !== undefined && entities.get(resource.entity)?.everyday !== undefined
    const asks = ({ method, operation, path }: OperationEntry) =>
      !isEveryday && operation['x-permission'] !== 'public' && (method !== 'get' || path.endsWith('/export'))
    for (const entry of operations) {
      const { method, operation } = entry
      const isOfRows = method !== 'get' && bodyOf(document, operation)?.properties?.['items'] !== undefined
      if (asks(entry)) operation['x-step-up'] = 'always'
      else if (isOfRows) operation['x-step-up'] = 'rows'
    }
    for (const verb of Object.keys(resource.noProofs)) {
      const entry = named(resource, operations, verb)
      if (!asks(entry)) throw new Error(`${resource.name}: @noProof names ${verb}, which asks for none anyway`)
      delete entry.operation['x-step-up']
    }
    for (const [verb = '', kind] of resource.stepUps.map((text) => text.split(':')))
      named(resource, operations, verb).operation['x-step-up'] = kind === 'written' ? 'written' : 'always'
  }
}

function named({ name }: Resource, operations: readonly OperationEntry[], verb: string): OperationEntry {
  const entry = operations.find(({ operation }) => operation.operationId === `${name}.${verb}`)
  if (!entry) throw new Error(`${name}: ${verb} is no operation of it, and a mark of a fresh proof names it`)
  return entry
}

const table = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([name, value]) => `  '${name}': ${value},`).join('\n')

/** Entities that may be written without a fresh proof, with the reasons: the server asks where it writes. */
export function everyday({ resources, entities }: Contract): string {
  const whole = [...entities].flatMap(([name, { everyday: reason }]) =>
    reason === undefined ? [] : [[name, `'${reason}'`] as const],
  )
  const partly = resources.flatMap(({ entity, everyday: changes }) =>
    entity === undefined || Object.keys(changes).length === 0
      ? []
      : [
          [
            entity,
            `{ ${Object.entries(changes)
              .map(([change, reason]) => `'${change}': '${reason}'`)
              .join(', ')} }`,
          ] as const,
        ],
  )
  return `${HEADER}/** Entities whose changes ask for no fresh proof of who the user is, with the reason. */
export const everydayEntities: Readonly<Record<string, string>> = {
${table(whole)}
}

/** Changes of other entities that ask for none, with the reason: fields, or \`field=value\`. */
export const everydayChanges: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${table(partly)}
}
`
}
