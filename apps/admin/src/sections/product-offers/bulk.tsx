import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { Chosen } from '#list/selection.ts'
import { BulkField } from '#list/bulk/bulk-field.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { offerStatuses, type Offer } from '#shop/product-offers/statuses.ts'

// Loaded when it is first opened.
const FieldDialog = lazyPart(async () => (await import('./field-dialog.tsx')).FieldDialog)

const PricesDialog = lazyPart(async () => (await import('./prices-dialog.tsx')).PricesDialog)

/** Actions on the selected offers. */
export function OffersBulk({ chosen, clear }: { chosen: Chosen<Offer>; clear: () => void }) {
  const [status, setStatus] = useState<'active' | 'disabled' | null>(null)
  const canEnable = useCan('product-offer.enableByIds')
  const canDisable = useCan('product-offer.disableByIds')
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
      <BulkField
        permission="product-offer.update"
        label={m.offers_change_prices()}
        Dialog={PricesDialog}
        chosen={chosen}
        onDone={clear}
      />
      <BulkField permission="product-offer.update" Dialog={FieldDialog} chosen={chosen} onDone={clear} />
      {status && (
        <BulkDialog
          chosen={chosen}
          done={status === 'active' ? m.offers_enabled_many() : m.offers_disabled_many()}
          heading={(count) => m.offers_status_heading({ action: offerStatuses[status].action(), count })}
          prepare={() => bulkCall(status === 'active' ? 'productOffers.enableByIds' : 'productOffers.disableByIds', {})}
          asksReason
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
