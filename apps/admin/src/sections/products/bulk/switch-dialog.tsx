import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import type { ProductBulkProps } from '#shop/products/product-row.ts'

/** Shows or hides many cards. */
export function SwitchDialog({ chosen, status, onClose }: ProductBulkProps & { status: 'active' | 'disabled' }) {
  const isShown = status === 'active'
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.products_status_heading({ action: productStatuses[status].action(), count })}
      description={isShown ? m.products_show_text() : m.products_hide_text()}
      done={isShown ? m.products_shown_many() : m.products_hidden_many()}
      prepare={() => bulkCall(isShown ? 'products.enableByIds' : 'products.disableByIds', {})}
      asksReason
      onClose={onClose}
    />
  )
}
