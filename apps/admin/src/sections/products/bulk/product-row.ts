import type { Schemas } from '@admin-panel/sdk'

/** What bulk changes need of a card, whichever list it stands in. */
export type ProductRow = Pick<Schemas['ProductRow'], 'id' | 'version' | 'name' | 'status' | 'category'>

export interface ProductBulkProps {
  rows: readonly ProductRow[]
  onClose: (isDone: boolean) => void
}
