import { Button } from '@admin-panel/ui/button'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import ChevronDown from 'lucide-react/icons/chevron-down'
import FolderInput from 'lucide-react/icons/folder-input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { BulkField } from '#list/bulk/bulk-field.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import type { Chosen } from '#list/selection.ts'
import { productStatuses, type ProductStatus } from '#shop/products/product-statuses.ts'
import type { ProductRow, ProductBulkProps } from '#shop/products/product-row.ts'
import { MoveDialog } from '#shop/products/move-dialog.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { StatusBulkDialog } from './status-dialog.tsx'

// Loaded when it is first opened.
const FieldDialog = lazyPart(async () => (await import('./field-dialog.tsx')).FieldDialog)

const offered = ['on_moderation', 'draft', 'blocked', 'archived'] as const satisfies readonly ProductStatus[]

type BulkAction =
  | { way: 'move' }
  | { way: 'switch'; status: 'active' | 'disabled' }
  | { way: 'status'; status: ProductStatus }

/** Actions on the selected cards. */
export function ProductBulk({ chosen, clear }: { chosen: Chosen<ProductRow>; clear: () => void }) {
  const [action, setAction] = useState<BulkAction | null>(null)
  const canMove = useCan('product.moveToCategory')
  const canShow = useCan('product.enableByIds')
  const canHide = useCan('product.disableByIds')
  const canChange = useCan('product.statusChange')
  const dialog = {
    chosen,
    onClose: (isDone: boolean) => {
      setAction(null)
      // The selection must be cleared: it holds rows as they were before the change.
      if (isDone) clear()
    },
  }
  return (
    <>
      {canMove && (
        <Button size="sm" onClick={() => setAction({ way: 'move' })}>
          <FolderInput aria-hidden className="size-4" />
          {m.products_move()}
        </Button>
      )}
      {canShow && (
        <Button size="sm" onClick={() => setAction({ way: 'switch', status: 'active' })}>
          {m.product_to_active()}
        </Button>
      )}
      {canHide && (
        <Button size="sm" onClick={() => setAction({ way: 'switch', status: 'disabled' })}>
          {m.product_to_disabled()}
        </Button>
      )}
      {canChange && (
        <DropdownMenu
          align="start"
          trigger={
            <Button size="sm">
              {m.field_status()}
              <ChevronDown aria-hidden className="size-4 text-muted" />
            </Button>
          }
        >
          {offered.map((status) => (
            <MenuItem
              key={status}
              variant={productStatuses[status].isDanger ? 'danger' : undefined}
              onSelect={() => setAction({ way: 'status', status })}
            >
              {productStatuses[status].action()}
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
      <BulkField permission="product.update" Dialog={FieldDialog} chosen={chosen} onDone={clear} />
      {action?.way === 'move' && <MoveDialog {...dialog} />}
      {action?.way === 'switch' && <SwitchDialog {...dialog} status={action.status} />}
      {action?.way === 'status' && <StatusBulkDialog {...dialog} status={action.status} />}
    </>
  )
}

/** Shows or hides many cards. */
function SwitchDialog({ chosen, status, onClose }: ProductBulkProps & { status: 'active' | 'disabled' }) {
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
