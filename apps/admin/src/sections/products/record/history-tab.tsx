import { Button } from '@admin-panel/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { client } from '#data/client.ts'
import { sameValue } from '#form/merge-changes.ts'
import { notify } from '#data/notify/notify.ts'
import { queries, useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { OfferPrices } from '#shop/product-offers/offer-prices.tsx'
import { useAuthorship } from './use-authorship.ts'
import { productValues, type Product } from './values.ts'
import { TwoColumns } from '#page/two-columns.tsx'

/** Old log rows contain only the number of photos. */
const isCount = (field: string, value: unknown) => field === 'image_ids' && typeof value === 'number'

/** The card's history; an old value can be restored as a new change. */
export function HistoryTab({ product }: { product: Product }) {
  const { isForeign } = useAuthorship(product)
  const canUpdate = useCan('product.update') && !isForeign
  const canSeeOffers = useCan('product-offer')
  const { data } = useQuery(queries.products.statusHistory({ id: product.id }))
  const { mutate, isPending } = useMutation({
    mutationFn: ({ field, value }: { field: string; value: unknown }) =>
      client.api.products.update({ id: product.id, version: product.version, [field]: value }),
    onSuccess: (next) => {
      cacheRecord('products', next)
      void notify({ message: m.product_restored() })
    },
  })
  const present: Readonly<Record<string, unknown>> = { ...productValues(product) }
  return (
    <TwoColumns
      side={
        <>
          {canSeeOffers && <OfferPrices productId={product.id} />}
          <StatusHistory entries={data?.items} statuses={productStatuses} />
        </>
      }
    >
      <RecordHistory
        entity="product"
        id={product.id}
        action={({ event, changes }, field) => {
          const before = changes[field]?.[0]
          const canRestore = canUpdate && event === 'updated' && field in present && !isCount(field, before)
          if (!canRestore || sameValue(present[field], before)) return null
          return (
            <Button
              size="sm"
              variant="ghost"
              className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
              isPending={isPending}
              onClick={() => mutate({ field, value: before })}
            >
              <Undo2 aria-hidden />
              {m.product_restore()}
            </Button>
          )
        }}
      />
    </TwoColumns>
  )
}
