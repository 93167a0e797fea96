import type { PermissionName } from '@admin-panel/permissions'
import { resourceEntities } from '@admin-panel/sdk/resources'
import { ButtonLink } from '@admin-panel/ui/button-link'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'

interface ListActionsProps extends Omit<ComponentProps<typeof SortButton>, 'text' | 'of'> {
  of: 'deliveries' | 'paymentSystems'
  path: string
}

/** The list's order is set by staff and shown to buyers. */
export function ListActions({ of, path, ...sorting }: ListActionsProps) {
  const may = (action: 'create' | 'sort'): PermissionName => `${resourceEntities[of]}.${action}`
  const canSort = useCan(may('sort'))
  const canCreate = useCan(may('create'))
  return (
    <>
      {canSort && <SortButton of={of} {...sorting} text={m.delivery_order_text()} />}
      {canCreate && (
        <ButtonLink variant="primary" render={<Link to={`${path}/new`} />}>
          <Plus aria-hidden className="size-4" />
          {m.delivery_add()}
        </ButtonLink>
      )}
    </>
  )
}

export const positionColumn = (): TableColumn<{ position: number }> => ({
  id: 'position',
  header: m.field_position(),
  sortKey: 'position',
  align: 'end',
  isHidden: true,
  cell: ({ position }) => <span className="tabular-nums">{position}</span>,
})
