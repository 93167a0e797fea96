import { ButtonLink } from '@admin-panel/ui/button-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { useAuthorship } from './use-authorship.ts'
import type { Product } from './values.ts'

/** Why a card was rejected or blocked, and the way out, before everything else. */
export function Rejected({ product }: { product: Product }) {
  const { isForeign } = useAuthorship(product)
  const canUpdate = useCan('product.update') && !isForeign
  const { id, name, status, status_reason } = product
  if (status !== 'rejected' && status !== 'blocked') return null
  const label = productStatuses[status].label()
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-red-soft px-4 py-3 text-red-text"
    >
      <p className="min-w-0 break-words">
        <span className="font-label">{label}</span>
        {status_reason && `: ${status_reason.label}`}
      </p>
      {!isForeign && (
        <div className="flex flex-wrap gap-2">
          {canUpdate && <ButtonLink render={<Link to={pathTo('products.edit', id)} />}>{m.product_mend()}</ButtonLink>}
          <StatusMenu
            of="products"
            permission="product.statusChange"
            statuses={productStatuses}
            record={product}
            name={name}
            change={client.api.products.statusChange}
            next="on_moderation"
            stepVariant="secondary"
            isStep
          />
        </div>
      )}
    </section>
  )
}
