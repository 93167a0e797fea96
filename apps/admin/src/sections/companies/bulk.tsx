import { useIsSeller } from '#data/access/use-is-seller.ts'
import { useCan } from '#data/queries.ts'
import { BulkField } from '#list/bulk/bulk-field.tsx'
import type { Chosen } from '#list/selection.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { BulkStatus } from './bulk-status.tsx'
import type { CompanyRow } from './columns.tsx'

// Loaded when it is first opened.
const FieldDialog = lazyPart(async () => (await import('./field-dialog.tsx')).FieldDialog)

/** Actions on the selected sellers. The fields that are changed together are staff's. */
export function SellerBulk({ chosen, clear }: { chosen: Chosen<CompanyRow>; clear: () => void }) {
  const canChangeStatus = useCan('company.statusChange')
  const isSeller = useIsSeller()
  return (
    <>
      {canChangeStatus && <BulkStatus chosen={chosen} onDone={clear} />}
      {!isSeller && <BulkField permission="company.update" Dialog={FieldDialog} chosen={chosen} onDone={clear} />}
    </>
  )
}
