import { use, type ReactNode } from 'react'
import { SeenOperations, useSeenOperations } from '#data/operations/seen-operations.ts'
import { pathTo } from '#data/paths.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { m } from '#paraglide/messages.js'

/** Finds out which of these operations the user may open, for the links within. */
export function OperationLinks({ ids, children }: { ids: readonly (number | null)[]; children: ReactNode }) {
  return <SeenOperations value={useSeenOperations(ids)}>{children}</SeenOperations>
}

/** The number of an operation; a link within {@link OperationLinks} if the user may open it. */
export function OperationLink({ id }: { id: number }) {
  const isOpen = use(SeenOperations).has(id)
  return (
    <LinkIfAllowed to={pathTo('operations', id)} isOpen={isOpen}>
      {m.audit_operation({ id })}
    </LinkIfAllowed>
  )
}
