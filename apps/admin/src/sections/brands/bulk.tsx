import type { Schemas } from '@admin-panel/sdk'
import { BulkField } from '#list/bulk/bulk-field.tsx'
import { BulkSwitch } from '#list/bulk/bulk-switch.tsx'
import type { Chosen } from '#list/selection.ts'
import { lazyPart } from '#page/lazy-part.tsx'

// Loaded when it is first opened.
const FieldDialog = lazyPart(async () => (await import('./field-dialog.tsx')).FieldDialog)

/** Actions on the selected brands. */
export function BrandBulk({ chosen, clear }: { chosen: Chosen<Schemas['BrandRow']>; clear: () => void }) {
  return (
    <>
      <BulkSwitch of="brands" chosen={chosen} onDone={clear} />
      <BulkField permission="brand.update" Dialog={FieldDialog} chosen={chosen} onDone={clear} />
    </>
  )
}
