import type { Contract } from './compile.ts'
import { operationsOf } from './document.ts'

/** Verbs that a back end has or lacks for all of its records at once. */
const PARTS_OF_VERBS = [
  [/^export$/, 'exports'],
  [/ByIds$/, 'operations'],
] as const

/** Writes `x-part`: the part of the contract to which each operation belongs. */
export function markParts({ document, resources }: Contract): void {
  const operations = operationsOf(document).map(({ operation }) => operation)
  for (const operation of operations) {
    const [name = '', verb = ''] = operation.operationId.split('.')
    const parts = resources.find((resource) => resource.name === name)?.parts ?? {}
    const ofVerb = PARTS_OF_VERBS.find(([verbs]) => verbs.test(verb))?.[1]
    const part = parts[verb] ?? ofVerb ?? parts['']
    if (!part) throw new Error(`${operation.operationId}: the interface ${name} needs @part(Part.…)`)
    operation['x-part'] = part
  }
  for (const { name, parts } of resources)
    for (const verb of Object.keys(parts))
      if (verb && !operations.some(({ operationId }) => operationId === `${name}.${verb}`))
        throw new Error(`${name}: @part names ${verb}, which is no operation of it`)
}
