import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { BulkItem } from '#list/bulk/batches.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { client } from '#data/client.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { offerStatuses, type Offer } from '#shop/product-offers/statuses.ts'

/** Puts the selected offers on sale or takes them off sale. */
export function OffersBulk({ rows, clear }: { rows: readonly Offer[]; clear: () => void }) {
  const [status, setStatus] = useState<'active' | 'disabled' | null>(null)
  const canEnable = useCan('product-offer.enableByIds')
  const canDisable = useCan('product-offer.disableByIds')
  const { enableByIds, disableByIds } = client.api.productOffers
  const [there, back] = status === 'active' ? [enableByIds, disableByIds] : [disableByIds, enableByIds]
  return (
    <>
      {canEnable && (
        <Button size="sm" onClick={() => setStatus('active')}>
          {m.offer_to_active()}
        </Button>
      )}
      {canDisable && (
        <Button size="sm" onClick={() => setStatus('disabled')}>
          {m.offer_to_disabled()}
        </Button>
      )}
      {status && (
        <BulkDialog
          of="productOffers"
          done={status === 'active' ? m.offers_enabled_many() : m.offers_disabled_many()}
          heading={m.offers_status_heading({ action: offerStatuses[status].action(), count: rows.length })}
          rows={rows}
          nameOf={({ seller_sku, company }) => `${seller_sku}, ${company.label}`}
          prepare={() => ({
            send: (items: BulkItem[], dry_run: boolean) => there({ items, dry_run }),
            isSame: (row: Offer) => row.status === status,
            before: (row: Offer) => offerStatuses[row.status].label(),
            after: offerStatuses[status].label(),
            // An offer on sale cannot become a draft again, so there is no undo.
            ...(!rows.some((row) => row.status === 'draft') && {
              undo: { key: () => 'all', send: () => (items: BulkItem[]) => back({ items }) },
            }),
          })}
          onChanged={() => void Promise.all([invalidateResource('productOffers'), invalidateResource('products')])}
          onClose={(isDone) => {
            setStatus(null)
            // The selection must be cleared: it holds rows as they were before the change.
            if (isDone) clear()
          }}
        />
      )}
    </>
  )
}
