import { handlerOf } from '#contract/trusted.ts'
import type { Handlers } from '#contract/handlers.ts'
import type { Exporter, ExportQuery } from '#export/export-list.ts'

/** A query that the schema of the export has described. */
type AnyQuery = ExportQuery & Record<string, unknown>

/** The export of a list; its query has been read by the export's own schema. */
export function exporterOf(handlers: Handlers, id: string): Exporter<AnyQuery> {
  const handler = handlerOf(handlers, id)
  if (!('open' in handler && 'count' in handler)) throw new TypeError(`${id} is no export`)
  return handler as unknown as Exporter<AnyQuery>
}

/** The two parts of a query, which the schema of the export has checked each. */
export function asQuery({ filter, input }: { filter: object | null; input: object }): AnyQuery {
  return { ...filter, ...input } as AnyQuery
}
