import { m } from '#paraglide/messages.js'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { BulkItem } from '#list/bulk/batches.ts'
import { client } from '#data/client.ts'
import { invalidateResource } from '#data/cache.ts'
import { productStatuses } from '#shop/products/product-statuses.ts'
import type { ProductBulkProps, ProductRow } from '#shop/products/product-row.ts'

/** Shows or hides many cards. */
export function SwitchDialog({ rows, status, onClose }: ProductBulkProps & { status: 'active' | 'disabled' }) {
  const { enableByIds, disableByIds } = client.api.products
  const [there, back] = status === 'active' ? [enableByIds, disableByIds] : [disableByIds, enableByIds]
  return (
    <BulkDialog
      heading={m.products_status_heading({ action: productStatuses[status].action(), count: rows.length })}
      description={status === 'active' ? m.products_show_text() : m.products_hide_text()}
      of="products"
      done={status === 'active' ? m.products_shown_many() : m.products_hidden_many()}
      rows={rows}
      nameOf={({ name }) => name}
      prepare={() => ({
        send: (items: BulkItem[], dry_run: boolean) => there({ items, dry_run }),
        isSame: (row: ProductRow) => row.status === status,
        before: (row: ProductRow) => productStatuses[row.status].label(),
        after: productStatuses[status].label(),
        undo: { key: () => 'all', send: () => (items: BulkItem[]) => back({ items }) },
      })}
      onChanged={() => invalidateResource('products')}
      onClose={onClose}
    />
  )
}
