import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { BulkItem } from '#list/bulk/batches.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { client } from '#data/client.ts'
import { useOptions } from '#form/pickers/use-options.ts'
import { invalidateResource } from '#data/cache.ts'
import type { ProductBulkProps, ProductRow } from './product-row.ts'

/** Moves many cards to another category. */
export function MoveDialog({ rows, onClose }: ProductBulkProps) {
  const [category, setCategory] = useState<ComboboxOption | null>(null)
  const [isAttempted, setIsAttempted] = useState(false)
  const options = useOptions('categories', [], { leaf: true })
  function prepare() {
    setIsAttempted(true)
    if (!category) return null
    const category_id = Number(category.value)
    return {
      send: (items: BulkItem[], dry_run: boolean) =>
        client.api.products.moveToCategory({ items, category_id, dry_run }),
      isSame: (row: ProductRow) => row.category.id === category_id,
      before: (row: ProductRow) => row.category.label,
      after: category.label,
      undo: {
        key: (row: ProductRow) => row.category.id,
        send: (row: ProductRow) => (items: BulkItem[]) =>
          client.api.products.moveToCategory({ items, category_id: row.category.id }),
      },
    }
  }
  return (
    <BulkDialog
      heading={m.products_move_heading({ count: rows.length })}
      of="products"
      done={m.products_moved_many()}
      rows={rows}
      nameOf={({ name }) => name}
      prepare={prepare}
      onChanged={() => invalidateResource('products')}
      onClose={onClose}
    >
      <Field label={m.field_category_id()} error={isAttempted && !category ? m.products_move_choose() : undefined}>
        <Combobox {...options} value={category} onValueChange={setCategory} />
      </Field>
    </BulkDialog>
  )
}
