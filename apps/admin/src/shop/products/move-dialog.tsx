import { Combobox, type ComboboxOption } from '@admin-panel/ui/combobox'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { useOptions } from '#form/pickers/use-options.ts'
import type { ProductBulkProps } from './product-row.ts'

/** Moves many cards to another category. */
export function MoveDialog({ chosen, onClose }: ProductBulkProps) {
  const [category, setCategory] = useState<ComboboxOption | null>(null)
  const [isAttempted, setIsAttempted] = useState(false)
  const options = useOptions('categories', [], { leaf: true })
  function prepare() {
    setIsAttempted(true)
    return category && bulkCall('products.moveToCategory', { category_id: Number(category.value) })
  }
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.products_move_heading({ count })}
      done={m.products_moved_many()}
      prepare={prepare}
      asksReason
      onClose={onClose}
    >
      <Field label={m.field_category_id()} error={isAttempted && !category ? m.products_move_choose() : undefined}>
        <Combobox {...options} value={category} onValueChange={setCategory} />
      </Field>
    </BulkDialog>
  )
}
