import type { OperationId, Params } from '@admin-panel/sdk'

export type Value = string | number | boolean | readonly (string | number)[] | null | undefined

interface Paged {
  page?: number
  per_page?: number
  after?: string
  sort?: unknown
}

/** The parameters of an address; each was parsed by the rule that the operation's type comes from. */
export function asParams<K extends OperationId>(parsed: Record<string, unknown>): Params<K> {
  return parsed as Params<K>
}

/** Parameters of an address are those of the operation, which are such values. */
export function asValues(changes: object) {
  return changes as Record<string, Value>
}

/** Every list has pages. */
export function asPaged<Parameters extends object>(params: Parameters) {
  return params as Parameters & Paged
}

/** The query of an export: its filters, and the order. */
export function asExport(query: object) {
  return query as { readonly sort?: readonly string[]; readonly [filter: string]: unknown }
}
