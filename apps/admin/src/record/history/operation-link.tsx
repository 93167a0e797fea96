import { pathTo } from '#data/paths.ts'
import { LinkIfAllowed } from '#page/link-if-allowed.tsx'
import { m } from '#paraglide/messages.js'

/** The operation that a request of the log belongs to; null for the requests of clients. */
export function operationOf(requestId: string): number | null {
  const [, id] = /^operation-(\d+)$/.exec(requestId) ?? []
  return id === undefined ? null : Number(id)
}

export function OperationLink({ id }: { id: number }) {
  return <LinkIfAllowed to={pathTo('operations', id)}>{m.audit_operation({ id })}</LinkIfAllowed>
}
