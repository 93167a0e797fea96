import { operationTable, type Operation, type OperationId } from '@admin-panel/sdk'

interface Route {
  readonly operation: Operation<OperationId>
  readonly pattern: RegExp
  /** The names of the parameters in the path. */
  readonly names: readonly string[]
}

export const routes: readonly Route[] = Object.values(operationTable)
  .map((operation) => {
    const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return { operation, names, pattern: new RegExp(`^${pattern}$`) }
  })
  // A fixed path precedes one with an id.
  .toSorted((one, other) => one.names.length - other.names.length)

/** Finds the operation of a method and a path. */
export function routeAt(method: string, path: string): Route | undefined {
  return routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
}
