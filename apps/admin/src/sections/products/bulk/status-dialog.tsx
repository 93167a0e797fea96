import { m } from '#paraglide/messages.js'
import { inSteps, type BulkItem, type Send } from '#list/bulk/batches.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { client } from '#data/client.ts'
import { invalidateResource } from '#data/cache.ts'
import { productStatuses, type ProductStatus } from '#shop/products/product-statuses.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { useStatusFields } from '#record/status/status-fields.tsx'
import type { ProductBulkProps, ProductRow } from '#shop/products/product-row.ts'

const to =
  (status: ProductStatus): Send =>
  (items) =>
    client.api.products.statusChangeByIds({ items, status })

/** A blocked card must be hidden before it can be shown again. */
function wayBack(from: ProductStatus, status: ProductStatus): Send {
  return from === 'blocked' && status === 'active' ? inSteps(to('disabled'), to('active')) : to(status)
}

/** Changes the status of many cards, with a reason if required. */
export function StatusBulkDialog({ rows, status, onClose }: ProductBulkProps & { status: ProductStatus }) {
  const draft = `products/bulk/status/${status}`
  const { fields, read } = useStatusFields({
    draft,
    target: {
      status,
      requires_reason: status === 'blocked',
      requires_comment: false,
      reason_operation: status === 'blocked' ? 'product_block' : null,
    },
    hasUntil: false,
  })
  function prepare() {
    const change = read()
    return (
      change && {
        send: (items: BulkItem[], dry_run: boolean) =>
          client.api.products.statusChangeByIds({ items, ...change, dry_run }),
        isSame: (row: ProductRow) => row.status === status,
        before: (row: ProductRow) => productStatuses[row.status].label(),
        after: productStatuses[status].label(),
        undo: {
          key: (row: ProductRow) => row.status,
          send: (row: ProductRow) => wayBack(status, row.status),
        },
      }
    )
  }
  return (
    <BulkDialog
      heading={m.products_status_heading({ action: productStatuses[status].action(), count: rows.length })}
      description={status === 'archived' ? m.products_archive_text() : undefined}
      of="products"
      rows={rows}
      nameOf={({ name }) => name}
      prepare={prepare}
      onChanged={() => invalidateResource('products')}
      onClose={(isDone) => {
        if (isDone) forgetTyped(draft)
        onClose(isDone)
      }}
    >
      {fields}
    </BulkDialog>
  )
}
