import { StatusChip } from '@admin-panel/ui/status-chip'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import type { Product } from './values.ts'
import { pathTo } from '#data/paths.ts'

/** Links to the pending changes of the card. */
export function PendingBadge({ product }: { product: Pick<Product, 'pending_moderation_id'> }) {
  const canView = useCan('moderation.view')
  if (product.pending_moderation_id === null) return null
  const badge = <StatusChip tone="blue">{m.products_pending()}</StatusChip>
  return canView ? (
    <Link
      to={pathTo('moderation', product.pending_moderation_id)}
      className="inline-flex min-h-6 items-center rounded-full"
    >
      {badge}
    </Link>
  ) : (
    badge
  )
}
