import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { useCan } from '#data/queries.ts'
import { entityPath } from '#data/entity-path.ts'
import { productStatuses, type ProductStatus } from '#shop/products/product-statuses.ts'
import { toneOf } from '#record/status/tones.ts'

/** Possible duplicates of the proposed record. */
export function Duplicates({ request: { entity, duplicates } }: { request: Schemas['Moderation'] }) {
  const canOpen = useCan(`${entity}.view`)
  if (duplicates.length === 0) return null
  return (
    <Card title={m.moderation_duplicates()}>
      <ul className="flex flex-col gap-3">
        {duplicates.map(({ id, label, hint, status }) => (
          <li key={id} className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="min-w-0 break-words">
              {canOpen ? (
                <TextLink render={<Link to={entityPath(entity, id) ?? '.'} target="_blank" />}>{label}</TextLink>
              ) : (
                label
              )}
              {hint && <span className="block text-xs text-muted">{hint}</span>}
            </span>
            {isProductStatus(status) && (
              <StatusChip tone={toneOf(status)}>{productStatuses[status].label()}</StatusChip>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const isProductStatus = (status: string): status is ProductStatus => status in productStatuses
