import type { Schemas } from '@admin-panel/sdk'
import type { BulkRow } from '#list/bulk/bulk-call.ts'
import type { Chosen } from '#list/selection.ts'

/** The fields of a card that bulk changes need, in any list. */
export type ProductRow = Pick<Schemas['ProductRow'], 'id' | 'version'>

export interface ProductBulkProps {
  chosen: Chosen<BulkRow>
  onClose: (isDone: boolean) => void
}
