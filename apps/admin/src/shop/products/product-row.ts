import type { Schemas } from '@admin-panel/sdk'

/** The fields of a card that bulk changes need, in any list. */
export type ProductRow = Pick<Schemas['ProductRow'], 'id' | 'version' | 'name' | 'status' | 'category'>

export interface ProductBulkProps {
  rows: readonly ProductRow[]
  onClose: (isDone: boolean) => void
}
