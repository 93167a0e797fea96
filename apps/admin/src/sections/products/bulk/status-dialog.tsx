import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { productStatuses, type ProductStatus } from '#shop/products/product-statuses.ts'
import { useStatusFields } from '#record/status/status-fields.tsx'
import type { ProductBulkProps } from '#shop/products/product-row.ts'

/** Changes the status of many cards, with a reason if required. */
export function StatusBulkDialog({ chosen, status, onClose }: ProductBulkProps & { status: ProductStatus }) {
  const { fields, read } = useStatusFields({
    draft: null,
    target: {
      status,
      requires_reason: status === 'blocked',
      requires_comment: false,
      reason_operation: status === 'blocked' ? 'product_block' : null,
    },
    hasUntil: false,
  })
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.products_status_heading({ action: productStatuses[status].action(), count })}
      description={status === 'archived' ? m.products_archive_text() : undefined}
      isDanger={productStatuses[status].isDanger ?? false}
      prepare={() => {
        const change = read()
        return change && bulkCall('products.statusChangeByIds', change)
      }}
      onClose={onClose}
    >
      {fields}
    </BulkDialog>
  )
}
